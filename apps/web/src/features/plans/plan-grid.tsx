import type { PublicPlan } from '../../host/plans.ts'
import { useSettings } from '../../host/settings.ts'
import { dottedLine } from '../../parts/dotted-line.tsx'
import { CycleSwitch } from './cycle-switch.tsx'
import { OrderTerms } from './order-terms.tsx'
import { PlanCard } from './plan-card.tsx'
import { sharedFeatures } from './plan-figures.ts'

interface PlanGridProps {
  plans: readonly PublicPlan[]
  markOf: (plan: PublicPlan, index: number) => string | null
}

/** Plans side by side on one sheet, divided by hairlines; what one row cannot hold goes on a sheet below it. */
export function PlanGrid({ plans, markOf }: PlanGridProps) {
  const { currency, secondRate } = useSettings()
  if (plans.length === 0) {
    return (
      <p className="border border-line p-8 text-lead text-muted">
        No plan is shown here at the moment. Please come back soon, or ask us.
      </p>
    )
  }
  const shared = sharedFeatures(plans)
  return (
    <>
      <CycleSwitch />
      <div
        className={`plan-grid mx-px grid gap-4 md:gap-x-px md:gap-y-12 ${columnsFor(plans.length)}`}
      >
        {plans.map((plan, index) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            shown={plans}
            currency={currency}
            second={secondRate}
            mark={markOf(plan, index)}
          />
        ))}
      </div>
      <div className="order-terms">
        {shared.length > 0 ? <p>With every plan: {dottedLine(shared)}</p> : null}
        <OrderTerms planIds={plans.map(({ id }) => id)} />
      </div>
    </>
  )
}

/** Two, three or four columns, wide enough for a price: so that one to six plans leave none alone in the last row. */
function columnsFor(plans: number): string {
  if (plans < 3) return 'md:grid-cols-2'
  return plans % 3 === 1 ? 'md:grid-cols-2 xl:grid-cols-4' : 'md:grid-cols-3'
}
