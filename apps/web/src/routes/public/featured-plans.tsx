import { pageOf } from '@hostfront/domain/plans/plan-place'
import { plansToStart } from '@hostfront/domain/plans/plans-to-start'
import { PlanGrid } from '../../features/plans/plan-grid.tsx'
import { usePlans } from '../../host/plans.ts'
import { Section } from '../../ui/section.tsx'

export const FeaturedPlans = () => (
  <Section title="Plans to start with" lead="Every kind has more sizes on its own page.">
    <PlanGrid
      plans={plansToStart(usePlans())}
      markOf={(plan, index) => (index === 1 && pageOf(plan) === 'home' ? 'Most Popular' : null)}
    />
  </Section>
)
