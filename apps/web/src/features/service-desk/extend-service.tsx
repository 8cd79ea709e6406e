import { issue } from '@hostfront/domain/issue'
import type { Service } from '@hostfront/domain/services/service'
import * as z from 'zod/mini'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useAct } from '../../ui/use-act.ts'
import { useSchemaForm } from '../../ui/use-schema-form.ts'
import { formatDay } from '../../words/dates.ts'
import { issueSentence } from '../../words/issue-sentence.ts'

/** As the contract bounds it. */
const MOST_DAYS = 3650

const TypedDays = z.object({
  days: z.pipe(
    z
      .string()
      .check(
        z.refine(
          (text) => /^\s*\d{1,4}\s*$/.test(text) && isDays(Number(text)),
          issue('NUMBER_INVALID'),
        ),
      ),
    z.transform(Number),
  ),
})

const isDays = (days: number): boolean => days >= 1 && days <= MOST_DAYS

interface ExtendServiceProps {
  service: Service
  name: string
  onClose: () => void
}

/** Gives days to a service. Mount it to open it. */
export function ExtendService({ service: { id, expiresAt }, name, onClose }: ExtendServiceProps) {
  const act = useAct()
  const form = useSchemaForm({
    loadSchema: () => TypedDays,
    send: ({ days }: z.output<typeof TypedDays>) =>
      act(({ services }) => services.extend({ id, days }), 'Service extended successfully'),
    onDone: onClose,
  })
  return (
    <FormDialog
      title="Extend service"
      description={`"${name}" runs until ${formatDay(expiresAt)}. An open invoice for its renewal is cancelled; the time after these days is billed in its turn.`}
      form={form}
      confirm="Extend service"
      onClose={onClose}
    >
      <TextField
        label="Days"
        name="days"
        inputMode="numeric"
        autoComplete="off"
        defaultValue="30"
        error={issueSentence(form.errors.days)}
      />
    </FormDialog>
  )
}
