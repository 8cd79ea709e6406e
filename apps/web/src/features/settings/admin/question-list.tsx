import { DEFAULT_QUESTIONS } from '@hostfront/domain/settings/default-questions'
import type { Settings } from '@hostfront/domain/settings/settings'
import type { ShopQuestion } from '@hostfront/domain/settings/shop-question'
import { useState } from 'react'
import { useAct } from '../../../parts/use-act.ts'
import { Button } from '../../../ui/button.tsx'
import { FormEnd } from '../../../ui/form-end.tsx'
import { useSchemaForm } from '../../../ui/use-schema-form.ts'
import { issueSentence } from '../../../words/issue-sentence.ts'
import { type QuestionRow, QuestionRows } from './question-rows.tsx'
import { QuestionVariables } from './question-variables.tsx'
import { questionsToStore, readQuestions } from './typed-questions.ts'

const EMPTY: ShopQuestion = { question: '', answer: '' }

/** The questions and answers of the home page and the plan pages, saved together. */
export function QuestionList({ settings }: { settings: Settings }) {
  const act = useAct()
  // As they were when the section was opened: what is typed is never taken away by what somebody else saves.
  const [rows, setRows] = useState(() => rowsOf(settings.questions ?? DEFAULT_QUESTIONS, 0))
  const { form, errors, problem, isSending } = useSchemaForm({
    loadSchema: async () => (await import('@hostfront/domain/settings/settings-form')).SettingsForm,
    read: readQuestions,
    send: ({ questions }) =>
      act(
        (api) => api.settings.update({ questions: questionsToStore(questions ?? []) }),
        'Settings saved',
      ),
  })
  const isOfRow = Object.keys(errors).some((name) => name.startsWith('questions.'))
  const next = Math.max(-1, ...rows.map(({ key }) => key)) + 1
  return (
    <form {...form} aria-label="Questions" className="flex max-w-2xl flex-col gap-6">
      <div>
        <p className="max-w-prose text-muted">
          Shown on the home page and on the plan pages, in this order; those of one kind of server
          with its plans, and on the home page while it is sold. Promise only what the shop keeps.
          An empty line in an answer begins a new paragraph.
        </p>
        <QuestionVariables />
      </div>
      {rows.length === 0 ? <p>There are no questions: the pages leave the section out.</p> : null}
      <QuestionRows rows={rows} errors={errors} onChange={setRows} />
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          size="small"
          onClick={() => setRows([...rows, { key: next, start: EMPTY }])}
        >
          Add question
        </Button>
        <Button look="quiet" size="small" onClick={() => setRows(rowsOf(DEFAULT_QUESTIONS, next))}>
          Use the default questions
        </Button>
      </div>
      <FormEnd
        problem={problem ?? (isOfRow ? null : (issueSentence(errors.questions) ?? null))}
        isSending={isSending}
      >
        Save
      </FormEnd>
    </form>
  )
}

const rowsOf = (questions: readonly ShopQuestion[], from: number): readonly QuestionRow[] =>
  questions.map((start, at) => ({ key: from + at, start }))
