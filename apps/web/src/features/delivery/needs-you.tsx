import { type Asked, answersOf, areAnswered } from '@hostfront/domain/provisioning/question'
import { useAct } from '../../parts/use-act.ts'
import { FormEnd } from '../../ui/form-end.tsx'
import { NextPanel } from '../../ui/next-panel.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSchemaForm } from '../../ui/use-schema-form.ts'
import { issueSentence } from '../../words/issue-sentence.ts'

const KEPT = 'You have sent this. Empty leaves it as it is.'

interface NeedsYouProps {
  serviceId: string
  asked: readonly Asked[]
}

/** What a server needs of its customer before it can be made. */
export function NeedsYou({ serviceId, asked }: NeedsYouProps) {
  const act = useAct()
  const { form, errors, problem, isSending } = useSchemaForm({
    loadSchema: () => answersOf(asked),
    send: (answers) =>
      act(
        ({ services }) => services.answer({ id: serviceId, answers }),
        'Thank you, that is all we need',
      ),
  })
  const isDone = areAnswered(asked)
  return (
    <NextPanel title={isDone ? 'Your answers' : 'We need this from you'} isCalm={isDone}>
      <form {...form} className="flex max-w-prose flex-col gap-5">
        {isDone ? null : <p>We go on with your server as soon as we have this.</p>}
        {asked.map((question) => (
          <AnswerField key={question.name} question={question} error={errors[question.name]} />
        ))}
        <FormEnd problem={problem} isSending={isSending}>
          {isDone ? 'Change answers' : 'Send answers'}
        </FormEnd>
      </form>
    </NextPanel>
  )
}

function AnswerField({ question, error }: { question: Asked; error: string | undefined }) {
  const { name, label, kind, isAnswered, text } = question
  const field = { name, label, autoComplete: 'off', error: issueSentence(error), spellCheck: false }
  if (kind === 'ssh-key') {
    return (
      <TextAreaField
        {...field}
        rows={4}
        hint={isAnswered ? KEPT : 'The public one, from a file that ends in .pub.'}
        defaultValue={text ?? ''}
      />
    )
  }
  if (kind === 'text') {
    return <TextField {...field} hint={isAnswered ? KEPT : undefined} defaultValue={text ?? ''} />
  }
  return <TextField {...field} type="password" hint={isAnswered ? KEPT : 'Kept sealed.'} />
}
