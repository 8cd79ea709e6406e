import type { Api } from '@hostfront/contract/contract'
import { toDecimal } from '@hostfront/domain/money/format-money'
import type * as z from 'zod/mini'
import { useSettings } from '../../../host/settings.ts'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { changedFields } from '../../../parts/changed-fields.ts'
import { dayFrom } from '../../../ui/day-field.ts'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { DomainActionProps } from './domain-action.ts'
import { TypedChanges } from './domain-form.ts'

/** Corrects what the shop knows of a domain. Mount it to open it. */
export function EditDomain({ held, onActed, onClose }: DomainActionProps) {
  const { currency } = useSettings()
  const { domain, customer } = held
  const lastDay = dayFrom(Date.parse(domain.expiresAt), 0)

  function ask(typed: z.output<typeof TypedChanges>) {
    // The same day keeps its hour.
    const isSameDay = dayFrom(Date.parse(typed.expiresAt), 0) === lastDay
    const expiresAt = isSameDay ? domain.expiresAt : typed.expiresAt
    const changes = changedFields(domain, { ...typed, expiresAt })
    if (Object.keys(changes).length === 0) return null
    return async ({ domains }: Api) =>
      onActed({ ...held, domain: await domains.update({ ...changes, id: domain.id }) })
  }

  return (
    <ActDialog
      title="Edit domain"
      description={`${domain.name} of ${customer.name} (${customer.email})`}
      confirm="Save"
      loadSchema={() => TypedChanges}
      read={(data) => ({ ...Object.fromEntries(data), autoRenew: data.has('autoRenew') })}
      ask={ask}
      done="Domain updated successfully"
      refusedAt={{ DOMAIN_PERIOD_BILLED: 'expiresAt' }}
      onClose={onClose}
    >
      {(wrongIn) => (
        <>
          <TextField
            type="date"
            label="Registered until"
            name="expiresAt"
            hint="As its registrar says. An open invoice for its renewal then bills the time from that day on."
            defaultValue={lastDay}
            error={wrongIn('expiresAt')}
          />
          <TextField
            label="Price"
            name="price"
            inputMode="decimal"
            autoComplete="off"
            hint={`In ${currency} per year, from its next invoice on.`}
            defaultValue={toDecimal(domain.price)}
            error={wrongIn('price')}
          />
          <SwitchField
            label="Auto-renew"
            name="autoRenew"
            hint="The customer’s coins pay each year when it comes, if there are enough."
            defaultChecked={domain.autoRenew}
          />
        </>
      )}
    </ActDialog>
  )
}
