import type { Domain } from '@hostfront/domain/domains/domain'
import { quoteDomainRenewal } from '@hostfront/domain/domains/domain-renewal'
import { RenewNow } from '../../features/billing/renew-now.tsx'
import { useRenewalBill } from '../../features/billing/use-renewal-bill.ts'
import type { Account } from '../../host/host.ts'
import { useSettings } from '../../host/settings.ts'
import { taxToday } from '../../parts/tax-today.ts'

/** Another year of a domain that can be renewed. */
export function RenewDomain({ domain, account }: { domain: Domain; account: Account }) {
  const { tax } = useSettings()
  const billed = useRenewalBill('domain', domain.id)
  const { id, name, autoRenew, expiresAt } = domain
  const { total, tax: vat, lines } = quoteDomainRenewal(domain, taxToday(tax, account))
  return (
    <RenewNow
      // It is lost unless somebody pays; coins may do so by themselves.
      look={billed.bill || !autoRenew ? 'primary' : 'secondary'}
      of={{
        name,
        expiresAt,
        total,
        tax: vat,
        period: lines[0]?.period,
        ...billed,
        renew: (api, shown) => api.domains.renew({ id, ...shown }),
      }}
    >
      Renew Now
    </RenewNow>
  )
}
