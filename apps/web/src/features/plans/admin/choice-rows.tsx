import { toDecimal } from '@hostfront/domain/money/format-money'
import type { OptionChoice } from '@hostfront/domain/options/order-option'
import { ArrowUp, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useSettings } from '../../../host/settings.ts'
import { ActionButton } from '../../../parts/action-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { issueSentence } from '../../../words/issue-sentence.ts'

interface ChoiceRowsProps {
  choices: readonly OptionChoice[]
  /** By its id; empty: the first. */
  defaultChoice: string
  errors: Readonly<Record<string, string>>
}

interface Row {
  readonly key: number
  /** Null for one that is new. */
  readonly choice: OptionChoice | null
}

/** What can be chosen, a group of fields each, and with which the form begins. */
export function ChoiceRows({ choices, defaultChoice, errors }: ChoiceRowsProps) {
  const [rows, setRows] = useState<readonly Row[]>(() =>
    choices.length > 0
      ? choices.map((choice, key) => ({ key, choice }))
      : [{ key: 0, choice: null }],
  )
  const add = () =>
    setRows((last) => [
      ...last,
      { key: Math.max(-1, ...last.map(({ key }) => key)) + 1, choice: null },
    ])
  const errorId = useId()
  const isOfRow = Object.keys(errors).some((name) => name.startsWith('choices.'))
  const wrong = isOfRow ? undefined : (errors.choices ?? errors.defaultChoice)
  return (
    <div className="flex flex-col gap-4">
      {rows.map(({ key, choice }, at) => (
        <ChoiceRow
          key={key}
          at={at}
          choice={choice}
          isDefault={choice ? choice.id === defaultChoice : defaultChoice === '' && at === 0}
          errors={errors}
          onUp={async () => setRows((last) => withUp(last, at))}
          onRemove={() => setRows((last) => last.filter((row) => row.key !== key))}
        />
      ))}
      {wrong ? (
        <p id={errorId} className="text-bad text-sm">
          {issueSentence(wrong)}
        </p>
      ) : null}
      <Button
        look="secondary"
        size="small"
        name="choices"
        aria-describedby={wrong ? errorId : undefined}
        onClick={add}
        className="self-start"
      >
        Add choice
      </Button>
    </div>
  )
}

/** One change of places at a time leads to any order; the row that is pressed keeps the focus, for the other one moves. */
const withUp = (rows: readonly Row[], at: number): readonly Row[] => {
  const [row, before] = [rows[at], rows[at - 1]]
  return row && before ? rows.with(at, before).with(at - 1, row) : rows
}

interface ChoiceRowProps extends Row {
  at: number
  isDefault: boolean
  errors: Readonly<Record<string, string>>
  onUp: () => Promise<void>
  onRemove: () => void
}

function ChoiceRow(props: Omit<ChoiceRowProps, 'key'>) {
  const { at, choice, isDefault, errors, onUp, onRemove } = props
  const { currency } = useSettings()
  const field = (name: string) => ({
    name: `choices.${at}.${name}`,
    error: issueSentence(errors[`choices.${at}.${name}`]),
    autoComplete: 'off',
  })
  return (
    <fieldset className="rounded-md border border-line px-4 pt-1 pb-4">
      <legend className="px-1 text-muted text-sm">Choice {at + 1}</legend>
      <input type="hidden" name={`choices.${at}.id`} value={choice?.id ?? ''} />
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-[1fr_9rem_7rem]">
        <TextField
          label="Name"
          {...field('label')}
          hint={choice ? `Its id: ${choice.id}` : undefined}
          defaultValue={choice?.label ?? ''}
          className="col-span-2 sm:col-span-1"
        />
        <TextField
          label={`${currency} per month`}
          {...field('pricePerMonth')}
          inputMode="decimal"
          defaultValue={choice ? toDecimal(choice.pricePerMonth) : '0'}
        />
        <TextField
          label="Needs slots"
          {...field('slots')}
          inputMode="numeric"
          defaultValue={choice?.slots ?? ''}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-3">
        <label className="flex min-h-9 cursor-pointer items-center gap-2.5 text-[0.9375rem]">
          <input
            type="radio"
            name="defaultChoice"
            value={at}
            defaultChecked={isDefault}
            className="size-4.5 shrink-0 accent-accent-ink"
          />
          The form begins with it
        </label>
        <div className="ms-auto flex gap-1">
          <ActionButton
            look="quiet"
            size="small"
            aria-label={`Move choice ${at + 1} up`}
            isOff={at === 0}
            onAct={onUp}
          >
            <ArrowUp aria-hidden="true" className="size-4" />
          </ActionButton>
          <Button
            look="quiet"
            size="small"
            aria-label={`Remove choice ${at + 1}`}
            onClick={onRemove}
          >
            <X aria-hidden="true" className="size-4" />
          </Button>
        </div>
      </div>
    </fieldset>
  )
}
