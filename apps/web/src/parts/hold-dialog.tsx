import { issue } from '@hostfront/domain/issue'
import { typedText } from '@hostfront/domain/record'
import type { Held } from '@hostfront/domain/renewals/hold'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { dayFrom, endOfDay } from '../ui/day-field.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useNow } from '../ui/use-now.ts'
import { type FormFailure, useSchemaForm } from '../ui/use-schema-form.ts'
import { issueSentence } from '../words/issue-sentence.ts'

const TypedHold = z.object({
  until: z.pipe(z.iso.date(issue('DATE_INVALID')), z.transform(endOfDay)),
  reason: typedText(500),
})
type TypedHold = z.output<typeof TypedHold>

/** So many days are proposed. */
const USUAL_DAYS = 14

interface HoldDialogProps {
  title: string
  /** What there is of it already. */
  hold: Held
  /** What it means for whom. */
  children: ReactNode
  send: (hold: TypedHold) => Promise<FormFailure | null>
  onClose: () => void
}

/** Asks until when, and why, nothing is billed, reminded of, suspended or ended by itself. Mount it to open it. */
export function HoldDialog({ title, hold, children, send, onClose }: HoldDialogProps) {
  const now = useNow()
  const form = useSchemaForm({ loadSchema: () => TypedHold, send, onDone: onClose })
  return (
    <FormDialog title={title} form={form} confirm="Put on hold" onClose={onClose}>
      {children}
      <p>
        Until that day the shop issues no invoice for a renewal by itself, reminds of none, and
        suspends and ends nothing. After it, what is due is done at once.
      </p>
      <TextField
        type="date"
        label="On hold until"
        name="until"
        min={dayFrom(now, 0)}
        defaultValue={dayFrom(now, USUAL_DAYS)}
        error={issueSentence(form.errors.until)}
      />
      <TextAreaField
        label="Reason"
        hint="The client can read it."
        maxLength={500}
        name="reason"
        defaultValue={hold.holdReason ?? ''}
        error={issueSentence(form.errors.reason)}
      />
    </FormDialog>
  )
}
