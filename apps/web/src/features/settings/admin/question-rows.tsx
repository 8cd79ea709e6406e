import type { ShopQuestion } from '@hostfront/domain/settings/shop-question'
import { type CanMove, MoveButtons } from '../../../parts/move-buttons.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { issueSentence } from '../../../words/issue-sentence.ts'

export interface QuestionRow {
  readonly key: number
  /** What its fields begin with. */
  readonly start: ShopQuestion
}

interface QuestionRowsProps {
  rows: readonly QuestionRow[]
  errors: Readonly<Record<string, string>>
  onChange: (rows: readonly QuestionRow[]) => void
}

/** A group of fields for each question. Their values stay in the browser: a row that is moved takes them along. */
export function QuestionRows({ rows, errors, onChange }: QuestionRowsProps) {
  const move = (at: number, step: 1 | -1) => {
    const [row, other] = [rows[at], rows[at + step]]
    if (row && other) onChange(rows.with(at, other).with(at + step, row))
  }
  return rows.map(({ key, start }, at) => (
    <QuestionFields
      key={key}
      number={at + 1}
      start={start}
      errors={errors}
      canMove={{ up: at > 0, down: at < rows.length - 1 }}
      onMove={async (direction) => move(at, direction === 'up' ? -1 : 1)}
      onRemove={() => onChange(rows.filter((row) => row.key !== key))}
    />
  ))
}

interface QuestionFieldsProps {
  number: number
  start: ShopQuestion
  errors: Readonly<Record<string, string>>
  canMove: CanMove
  onMove: (direction: 'up' | 'down') => Promise<void>
  onRemove: () => void
}

function QuestionFields(props: QuestionFieldsProps) {
  const { number, start, errors, canMove, onMove, onRemove } = props
  const field = (name: 'question' | 'answer') => ({
    name: `questions.${number - 1}.${name}`,
    error: issueSentence(errors[`questions.${number - 1}.${name}`]),
    defaultValue: start[name],
    autoComplete: 'off',
  })
  return (
    <fieldset className="rounded-md border border-line px-4 pt-1 pb-4">
      <legend className="px-1 text-muted text-sm">Question {number}</legend>
      <div className="flex flex-col gap-3">
        <TextField label="Question" {...field('question')} />
        <TextAreaField label="Answer" rows={4} {...field('answer')} />
        <SelectField
          label="Shown"
          name={`questions.${number - 1}.subject`}
          defaultValue={start.subject ?? ''}
        >
          <option value="">Everywhere</option>
          <option value="games">Home page and game servers</option>
          <option value="vps">Home page and VPS</option>
        </SelectField>
      </div>
      <div className="mt-3 flex flex-wrap justify-end gap-1">
        <MoveButtons name={`question ${number}`} canMove={canMove} onMove={onMove} />
        <Button
          look="quiet"
          size="small"
          aria-label={`Remove question ${number}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
    </fieldset>
  )
}
