import type { PublicPlan } from '../../host/plans.ts'
import { useSettings } from '../../host/settings.ts'
import { PlanCard } from './plan-card.tsx'

interface PlanGridProps {
  plans: readonly PublicPlan[]
  markOf: (plan: PublicPlan, index: number) => string | null
}

/** Plans side by side on one sheet, divided by hairlines. */
export function PlanGrid({ plans, markOf }: PlanGridProps) {
  const { currency } = useSettings()
  if (plans.length === 0) {
    return (
      <p className="border border-line p-8 text-lead text-muted">
        No plan is on sale here at the moment. Please come back soon, or ask us.
      </p>
    )
  }
  return (
    <div className="grid divide-y divide-line border border-line bg-surface md:auto-cols-fr md:grid-flow-col md:divide-x md:divide-y-0">
      {plans.map((plan, index) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          shown={plans}
          currency={currency}
          mark={markOf(plan, index)}
        />
      ))}
    </div>
  )
}
