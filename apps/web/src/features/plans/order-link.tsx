import { planName } from '@hostfront/domain/plans/plan-name'
import type { PublicPlan } from '../../host/plans.ts'
import { LinkButton } from '../../ui/button.tsx'
import { useOrderPlace } from './use-order-place.ts'

/** In a table, where each plan has its `Order Now` already: a second way to the same form. */
export function OrderLink({ plan }: { plan: PublicPlan }) {
  return (
    <LinkButton
      to={useOrderPlace(plan.id)}
      preventScrollReset
      look={plan.recommended ? 'primary' : 'secondary'}
      size="small"
      className="min-h-11 w-full max-sm:px-1 max-sm:[overflow-wrap:normal]"
    >
      Order <span className="sr-only">{planName(plan)}</span>
    </LinkButton>
  )
}
