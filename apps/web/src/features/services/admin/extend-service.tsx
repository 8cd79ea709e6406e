import type { HeldService } from '@hostfront/contract/services'
import { issue } from '@hostfront/domain/issue'
import { nameOfService } from '@hostfront/domain/services/service-name'
import * as z from 'zod/mini'
import { useAct } from '../../../parts/use-act.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSchemaForm } from '../../../ui/use-schema-form.ts'
import { formatDay } from '../../../words/dates.ts'
import { issueSentence } from '../../../words/issue-sentence.ts'

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
  held: HeldService
  onActed: (held: HeldService) => void
  onClose: () => void
}

/** Gives days to a service. Mount it to open it. */
export function ExtendService({ held, onActed, onClose }: ExtendServiceProps) {
  const act = useAct()
  const { service, customer } = held
  const { id, expiresAt } = service
  const form = useSchemaForm({
    loadSchema: () => TypedDays,
    send: ({ days }: z.output<typeof TypedDays>) =>
      act(
        async ({ services }) => onActed({ ...held, service: await services.extend({ id, days }) }),
        'Service extended successfully',
      ),
    onDone: onClose,
  })
  return (
    <FormDialog
      title="Extend service"
      description={`“${nameOfService(service)}” of ${customer.name} is paid until ${formatDay(expiresAt)}. An open invoice for its renewal keeps its number and amount, and pays for the time after these days.`}
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
