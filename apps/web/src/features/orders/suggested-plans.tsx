import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { PlanType } from '@hostfront/domain/plans/plan'
import { planName } from '@hostfront/domain/plans/plan-name'
import type { PublicPlan } from '../../host/plans.ts'
import { PLAN_TYPE_NAMES } from '../../words/orders.ts'

interface SuggestedPlansProps {
  plans: readonly PublicPlan[]
  currency: Currency
  onChoose: (planId: string) => void
}

/** For who has not chosen yet: of each type the recommended plan, or its cheapest. */
export const SuggestedPlans = ({ plans, currency, onChoose }: SuggestedPlansProps) => (
  <ul aria-label="Plans of each kind" className="grid grid-cols-2 gap-2">
    {PlanType.options.flatMap((type) => {
      const plan = suggested(plans.filter((one) => one.type === type))
      return plan ? (
        <li key={type}>
          <button
            type="button"
            onClick={() => onChoose(plan.id)}
            className="h-full w-full rounded-md border border-edge bg-surface p-3 text-start hover:border-ink"
          >
            <span className="block text-muted text-sm">{PLAN_TYPE_NAMES[type]}</span>
            <span className="block font-semibold [overflow-wrap:anywhere]">{planName(plan)}</span>
            <span className="block text-sm figures">
              {formatMoney(plan.price, currency)} per month
            </span>
          </button>
        </li>
      ) : (
        []
      )
    })}
  </ul>
)

const suggested = (plans: readonly PublicPlan[]): PublicPlan | undefined =>
  plans.find(({ recommended }) => recommended) ?? plans.toSorted((a, b) => a.price - b.price)[0]
