import type { ReactNode } from 'react'
import { useSettings } from '../../host/settings.ts'
import { FileField } from '../../parts/file-field.tsx'
import type { Draft } from '../../parts/use-draft.ts'
import { FormEnd } from '../../ui/form-end.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { type FormFailure, useSchemaForm } from '../../ui/use-schema-form.ts'
import { explain } from '../../words/explain.ts'
import { fileWords } from '../../words/files.ts'
import { issueSentence } from '../../words/issue-sentence.ts'
import { useAttachments } from './use-attachments.ts'

interface MessageFormProps {
  label: string
  hint?: ReactNode
  /** What the button says. */
  send: string
  /** What else is chosen above it. */
  beforeSend?: ReactNode
  /** What was typed here before; the caller drops it once it is sent. */
  draft: Draft
  /** What it throws is explained above the button; what was typed stays then. */
  onSend: (message: string, fileIds: string[]) => Promise<void>
}

const loadSchema = async () => (await import('@hostfront/domain/tickets/ticket-form')).ReplyForm

/** Where one writes into a ticket. */
export function MessageForm({
  label,
  hint,
  send: action,
  beforeSend,
  draft,
  onSend,
}: MessageFormProps) {
  const { currency } = useSettings()
  const files = useAttachments()
  const { form, errors, problem, isSending } = useSchemaForm({
    loadSchema,
    send,
    onDone: (sent) => sent.reset(),
  })

  async function send({ message }: { message: string }): Promise<FormFailure | null> {
    if (files.isBusy) return { message: fileWords.wait }
    try {
      await onSend(message, files.ids)
      files.clear()
      return null
    } catch (error) {
      return { message: explain(error, currency) }
    }
  }

  return (
    <form {...form} {...draft.form} className="flex flex-col gap-4">
      <TextAreaField
        label={label}
        rows={5}
        hint={hint}
        error={issueSentence(errors.message)}
        name="message"
      />
      <FileField label="Files" {...files.field} />
      {beforeSend}
      <FormEnd problem={problem} isSending={isSending}>
        {action}
      </FormEnd>
    </form>
  )
}
