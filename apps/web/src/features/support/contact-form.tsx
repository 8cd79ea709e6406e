import type { ContactForm as ContactFields } from '@hostfront/domain/support/contact-message'
import { useEffect, useRef, useState } from 'react'
import { loadPart } from '../../host/load-part.ts'
import { openHost } from '../../host/open-host.ts'
import { useSession } from '../../host/session.ts'
import { useSettings } from '../../host/settings.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { type FormFailure, useSchemaForm } from '../../ui/use-schema-form.ts'
import { issueSentence } from '../../words/issue-sentence.ts'

const loadWords = () => loadPart(() => import('../../words/explain.ts'))

/** A reader of the page needs neither the schema nor the sentences of refusals. */
async function loadSchema() {
  const [{ ContactForm }] = await Promise.all([
    loadPart(() => import('@hostfront/domain/support/contact-message')),
    loadWords(),
  ])
  return ContactForm
}

/** Writes to the team. What was typed stays until it has been sent. */
export function ContactForm() {
  const { currency } = useSettings()
  const session = useSession()
  const account = session.state === 'known' ? session.account : null
  const person = useRef<HTMLDivElement>(null)
  // Who is signed in is known after the page; a default leaves alone what was typed until then.
  useEffect(() => {
    for (const name of ['name', 'email'] as const) {
      const input = person.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)
      if (input && account) input.defaultValue = account[name]
    }
  }, [account])
  const [answeredTo, setAnsweredTo] = useState<string | null>(null)
  const { form, errors, problem, isSending } = useSchemaForm({
    loadSchema,
    send,
    onDone: (sent) => sent.reset(),
  })

  async function send(message: ContactFields): Promise<FormFailure | null> {
    try {
      const { api } = await openHost()
      await api.support.sendMessage(message)
      setAnsweredTo(message.email)
      void toast('Your message has been sent! We will get back to you soon.')
      return null
    } catch (error) {
      const { explain } = await loadWords()
      return { message: explain(error, currency) }
    }
  }

  return (
    <form {...form} className="flex flex-col gap-5">
      <div ref={person} className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Name"
          autoComplete="name"
          required
          error={issueSentence(errors.name)}
          name="name"
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={issueSentence(errors.email)}
          name="email"
        />
      </div>
      <TextField label="Subject" required error={issueSentence(errors.subject)} name="subject" />
      <TextAreaField
        label="Message"
        rows={5}
        required
        error={issueSentence(errors.message)}
        name="message"
      />
      {problem ? <FormError>{problem}</FormError> : null}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <BusyButton type="submit" isBusy={isSending} className="max-sm:w-full">
          Send Message
        </BusyButton>
        <p className="min-w-0 break-words text-muted text-sm">
          {answeredTo ? `Sent. We answer to ${answeredTo}.` : 'All four fields are required.'}
        </p>
      </div>
    </form>
  )
}
