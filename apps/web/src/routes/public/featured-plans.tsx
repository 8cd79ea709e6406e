import { pageOf } from '@hostfront/domain/plans/plan-place'
import { PlanGrid } from '../../features/plans/plan-grid.tsx'
import { usePlans } from '../../host/plans.ts'
import { Section } from '../../ui/section.tsx'

export const FeaturedPlans = () => (
  <Section title="Plans to start with" lead="Every kind has more sizes on its own page.">
    <PlanGrid
      plans={usePlans().filter((plan) => pageOf(plan) === 'home')}
      markOf={(_, index) => (index === 1 ? 'Most Popular' : null)}
    />
  </Section>
)
