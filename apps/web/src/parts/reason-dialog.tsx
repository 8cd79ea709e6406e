import { typedText } from '@hostfront/domain/record'
import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { FormDialog } from '../ui/form-dialog.tsx'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { type FormFailure, useSchemaForm } from '../ui/use-schema-form.ts'
import { issueSentence } from '../words/issue-sentence.ts'

interface ReasonDialogProps {
  title: string
  description?: string
  /** Who reads the reason. */
  hint?: string
  /** The action, as its button says it. */
  confirm: string
  /** Reasons to choose from; another one is written. Without them it always is. */
  presets?: readonly string[]
  /** What is asked for where none of those is chosen. */
  otherLabel?: string
  /** Answers with why it was refused, or null when it is done. */
  send: (reason: string) => Promise<FormFailure | null>
  onClose: () => void
  /** After the dialog has closed because it is done. */
  onDone?: () => void
  /** What is said before the reason is asked for. */
  children?: ReactNode
}

const ReasonForm = z.object({ reason: typedText(500) })

/** What is written counts where it is asked, else what is chosen. */
const read = (data: FormData) => ({ reason: data.get('reason') ?? data.get('preset') })

/** Asks why before something is taken away or taken back. Mount it to open it. */
export function ReasonDialog({
  title,
  description,
  hint,
  confirm,
  presets = [],
  otherLabel = 'What to tell the customer',
  send,
  onClose,
  onDone,
  children,
}: ReasonDialogProps) {
  const [preset, setPreset] = useState(presets[0] ?? OTHER)
  const form = useSchemaForm({
    loadSchema: () => ReasonForm,
    read,
    send: ({ reason }: { reason: string }) => send(reason),
    onDone: () => {
      onClose()
      onDone?.()
    },
  })
  return (
    <FormDialog
      title={title}
      {...(description === undefined ? {} : { description })}
      form={form}
      confirm={confirm}
      look="danger"
      onClose={onClose}
    >
      {children}
      {presets.length > 0 ? (
        <Presets presets={presets} chosen={preset} onChoose={setPreset} />
      ) : null}
      {preset === OTHER ? (
        <TextAreaField
          label={presets.length > 0 ? otherLabel : 'Reason'}
          hint={hint}
          maxLength={500}
          error={issueSentence(form.errors.reason)}
          name="reason"
        />
      ) : null}
    </FormDialog>
  )
}

const OTHER = ''

interface PresetsProps {
  presets: readonly string[]
  chosen: string
  onChoose: (preset: string) => void
}

const Presets = ({ presets, chosen, onChoose }: PresetsProps) => (
  <fieldset className="flex flex-col">
    <legend className="mb-1.5 font-medium text-[0.9375rem]">Reason</legend>
    {[...presets, OTHER].map((preset) => (
      <label key={preset} className="flex min-h-9 cursor-pointer items-center gap-2.5">
        <input
          type="radio"
          name="preset"
          value={preset}
          checked={preset === chosen}
          onChange={() => onChoose(preset)}
          className="size-4.5 shrink-0 accent-accent-ink"
        />
        {preset || 'Another reason'}
      </label>
    ))}
  </fieldset>
)
