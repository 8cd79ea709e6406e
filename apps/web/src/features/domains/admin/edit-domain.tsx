import { toDecimal } from '@hostfront/domain/money/format-money'
import type * as z from 'zod/mini'
import { useSettings } from '../../../host/settings.ts'
import { changedFields } from '../../../parts/changed-fields.ts'
import { useAct } from '../../../parts/use-act.ts'
import { dayFrom } from '../../../ui/day-field.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSchemaForm } from '../../../ui/use-schema-form.ts'
import { issueSentence } from '../../../words/issue-sentence.ts'
import type { DomainActionProps } from './domain-action.ts'
import { TypedChanges } from './domain-form.ts'

/** Corrects what the shop knows of a domain. Mount it to open it. */
export function EditDomain({ held, onActed, onClose }: DomainActionProps) {
  const { currency } = useSettings()
  const act = useAct()
  const { domain, customer } = held
  const lastDay = dayFrom(Date.parse(domain.expiresAt), 0)
  const form = useSchemaForm({
    loadSchema: () => TypedChanges,
    read: (data) => ({ ...Object.fromEntries(data), autoRenew: data.has('autoRenew') }),
    send: async (typed: z.output<typeof TypedChanges>) => {
      // The same day keeps its hour.
      const isSameDay = dayFrom(Date.parse(typed.expiresAt), 0) === lastDay
      const expiresAt = isSameDay ? domain.expiresAt : typed.expiresAt
      const changes = changedFields(domain, { ...typed, expiresAt })
      if (Object.keys(changes).length === 0) return null
      return act(
        async ({ domains }) =>
          onActed({ ...held, domain: await domains.update({ ...changes, id: domain.id }) }),
        'Domain updated successfully',
        { DOMAIN_PERIOD_BILLED: 'expiresAt' },
      )
    },
    onDone: onClose,
  })
  const { errors } = form
  return (
    <FormDialog
      title="Edit domain"
      description={`${domain.name} of ${customer.name} (${customer.email})`}
      form={form}
      confirm="Save"
      onClose={onClose}
    >
      <TextField
        type="date"
        label="Registered until"
        name="expiresAt"
        hint="As its registrar says. An open invoice for its renewal then bills the time from that day on."
        defaultValue={lastDay}
        error={issueSentence(errors.expiresAt)}
      />
      <TextField
        label="Price"
        name="price"
        inputMode="decimal"
        autoComplete="off"
        hint={`In ${currency} per year, from its next invoice on.`}
        defaultValue={toDecimal(domain.price)}
        error={issueSentence(errors.price)}
      />
      <SwitchField
        label="Auto-renew"
        name="autoRenew"
        hint="The customer’s coins pay each year when it comes, if there are enough."
        defaultChecked={domain.autoRenew}
      />
    </FormDialog>
  )
}
