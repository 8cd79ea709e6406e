import { formatMoney } from '@hostfront/domain/money/format-money'
import { lowestPrice } from '@hostfront/domain/plans/lowest-price'
import type { PublicPlan } from '../../host/plans.ts'
import { useSettings } from '../../host/settings.ts'
import { LinkButton } from '../../ui/button.tsx'

/** On a phone, the way to these plans at the foot of the screen, wherever a page has no other in sight. */
export function NextAtHand({ plans }: { plans: readonly PublicPlan[] }) {
  const { currency } = useSettings()
  const from = lowestPrice(plans)
  return from === null ? null : (
    <div className="next-at-hand">
      <p>
        from <strong className="font-semibold">{formatMoney(from, currency)}</strong> a month
      </p>
      <LinkButton to={{ hash: '#plans' }}>See the plans</LinkButton>
    </div>
  )
}
