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
    z.pipe(
      z.string().check(z.regex(/^\s*-?\d{1,9}\s*$/, issue('NUMBER_INVALID'))),
      z.transform(Number),
    ),
    z.number().check(z.gte(1, issue('TOO_LOW', 1)), z.lte(MOST_DAYS, issue('TOO_HIGH', MOST_DAYS))),
  ),
})

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
