import { pageOf } from '@hostfront/domain/plans/plan-place'
import { plansToStart } from '@hostfront/domain/plans/plans-to-start'
import { PlanGrid } from '../../features/plans/plan-grid.tsx'
import { usePlans } from '../../host/plans.ts'
import { Section } from '../../ui/section.tsx'

export const FeaturedPlans = () => {
  const plans = usePlans()
  const shown = plansToStart(plans)
  const hasMore = shown.every(({ id, type }) =>
    plans.some((other) => other.type === type && other.id !== id),
  )
  return (
    <Section
      title="Plans to start with"
      lead={hasMore ? 'Every kind has more sizes on its own page.' : undefined}
    >
      <PlanGrid
        plans={shown}
        markOf={(plan, index) => (index === 1 && pageOf(plan) === 'home' ? 'Most Popular' : null)}
      />
    </Section>
  )
}
