import type { Invoice } from '@hostfront/domain/billing/invoice'
import { idOfSubject, SERVICE } from '@hostfront/domain/billing/invoice-subject'
import { canRenew, quoteRenewal } from '@hostfront/domain/services/renewal'
import type { Service } from '@hostfront/domain/services/service'
import { nameOfService } from '@hostfront/domain/services/service-name'
import { CheckingBadge } from '../../features/billing/my-invoice-badge.tsx'
import { RenewNow } from '../../features/billing/renew-now.tsx'
import { useIsDeclared } from '../../features/billing/use-my-declarations.ts'
import type { Account } from '../../host/host.ts'
import { useSettings } from '../../host/settings.ts'
import { taxToday } from '../../parts/tax-today.ts'
import { useNeeds } from '../../parts/use-needs.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { billOf } from '../../words/needs.ts'

/** Another cycle of a service, paid ahead; nothing where it cannot be, or the way to those who have suspended it. What was paid of it by word of its customer is not asked for again. */
export function RenewService({ service, account }: { service: Service; account: Account }) {
  const { tax } = useSettings()
  const bill = useBill(service)
  const isChecked = useIsDeclared(bill?.id)
  // What it costs from then on depends on that.
  if (service.waiting) return null
  if (!canRenew(service)) {
    return service.status === 'suspended' ? (
      <TextLink to="/dashboard?tab=support">Ask our team</TextLink>
    ) : null
  }
  if (isChecked) return <CheckingBadge />
  const { total, tax: vat, periodEnd } = quoteRenewal(service, taxToday(tax, account))
  const { id, expiresAt } = service
  return (
    <RenewNow
      of={{
        name: nameOfService(service),
        expiresAt,
        total,
        tax: vat,
        until: periodEnd,
        bill,
        renew: (api, shown) => api.services.renew({ id, ...shown }),
      }}
    >
      Renew now
    </RenewNow>
  )
}

/** What is open for its next time; undefined: nothing, or nobody knows yet. */
function useBill({ id }: Service): Invoice | undefined {
  const needs = useNeeds().data ?? []
  return needs
    .flatMap((need) => billOf(need) ?? [])
    .find((invoice) => idOfSubject(invoice, SERVICE) === id)
}
