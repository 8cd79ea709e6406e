import { SERVICE } from '@hostfront/domain/billing/invoice-subject'
import { canRenew, quoteRenewal } from '@hostfront/domain/services/renewal'
import type { Service } from '@hostfront/domain/services/service'
import { nameOfService } from '@hostfront/domain/services/service-name'
import { RenewNow } from '../../features/billing/renew-now.tsx'
import { useRenewalBill } from '../../features/billing/use-renewal-bill.ts'
import type { Account } from '../../host/host.ts'
import { useSettings } from '../../host/settings.ts'
import { taxToday } from '../../parts/tax-today.ts'
import { TextLink } from '../../ui/text-link.tsx'

interface RenewServiceProps {
  service: Service
  account: Account
  /** Once it is billed it is what its customer is asked for. */
  isAsked?: boolean
}

/** Another cycle of a service, paid ahead; nothing where it cannot be, or the way to those who have suspended it. What was paid of it by word of its customer is not asked for again. */
export function RenewService({ service, account, isAsked = false }: RenewServiceProps) {
  const { tax } = useSettings()
  const billed = useRenewalBill(SERVICE, service.id)
  // What it costs from then on depends on that.
  if (service.waiting) return null
  if (!canRenew(service)) {
    return service.status === 'suspended' ? (
      <TextLink to="/dashboard?tab=support">Ask our team</TextLink>
    ) : null
  }
  const { total, tax: vat, lines } = quoteRenewal(service, taxToday(tax, account))
  const { id, expiresAt } = service
  return (
    <RenewNow
      look={isAsked && billed.bill ? 'primary' : 'secondary'}
      of={{
        name: nameOfService(service),
        expiresAt,
        total,
        tax: vat,
        period: lines[0]?.period,
        ...billed,
        renew: (api, shown) => api.services.renew({ id, ...shown }),
      }}
    >
      {billed.bill ? 'Pay Now' : 'Renew Now'}
    </RenewNow>
  )
}
