import { formatMoney } from '@hostfront/domain/money/format-money'
import { lowestPrice } from '@hostfront/domain/plans/lowest-price'
import type { PlanType } from '@hostfront/domain/plans/plan'
import { usePlans } from '../../host/plans.ts'
import { useSettings } from '../../host/settings.ts'
import { HOSTING_LINKS } from '../../shells/public/navigation.ts'
import { RowLink } from '../../ui/row-link.tsx'

const TYPES: Record<(typeof HOSTING_LINKS)[number]['to'], PlanType> = {
  '/services/samp': 'samp',
  '/services/mta': 'mta',
  '/services/vps': 'vps',
  '/game-hosting': 'game',
}

/** What there is to order, a page each, with the lowest price of its plans. */
export function HostingOffers() {
  const { currency } = useSettings()
  const plans = usePlans()
  return (
    <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-2">
      {HOSTING_LINKS.map(({ to, label, line }) => {
        const price = lowestPrice(plans, TYPES[to])
        return (
          <li
            key={to}
            className="relative flex justify-between gap-x-4 rounded-md border border-line bg-surface px-4 py-3"
          >
            <div className="min-w-0">
              <RowLink to={to}>{label}</RowLink>
              <p className="text-muted text-sm">{line}</p>
            </div>
            {price === null ? null : (
              <p className="shrink-0 text-end text-muted text-sm figures">
                from{' '}
                <strong className="font-semibold text-base text-ink">
                  {formatMoney(price, currency)}
                </strong>
                <span className="block">per month</span>
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
