import type { Domain } from '@hostfront/domain/domains/domain'
import { canRenewDomain, quoteDomainRenewal } from '@hostfront/domain/domains/domain-renewal'
import { RenewNow } from '../../features/billing/renew-now.tsx'
import { useRenewalBill } from '../../features/billing/use-renewal-bill.ts'
import type { Account } from '../../host/host.ts'
import { useSettings } from '../../host/settings.ts'
import { taxToday } from '../../parts/tax-today.ts'
import { useNow } from '../../ui/use-now.ts'

/** Another year of a domain; nothing while it does not expire soon, and once it is gone. */
export function RenewDomain({ domain, account }: { domain: Domain; account: Account }) {
  const { tax } = useSettings()
  const now = useNow()
  const billed = useRenewalBill('domain', domain.id)
  if (!canRenewDomain(domain, new Date(now).toISOString())) return null
  const { id, name, expiresAt } = domain
  const { total, tax: vat, lines } = quoteDomainRenewal(domain, taxToday(tax, account))
  return (
    <RenewNow
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
