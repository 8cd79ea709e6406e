import type { PlanType } from '@hostfront/domain/plans/plan'
import { pageOf } from '@hostfront/domain/plans/plan-place'
import { lazy, Suspense } from 'react'
import { PlanGrid } from '../../features/plans/plan-grid.tsx'
import { PlansHeader } from '../../features/plans/plans-header.tsx'
import { loadPart } from '../../host/load-part.ts'
import { usePlans } from '../../host/plans.ts'
import { Container } from '../../ui/container.tsx'

const PlansDetails = lazy(() =>
  loadPart(async () => ({ default: (await import('./plans-details.tsx')).PlansDetails })),
)

/** The plans of one type; the four hosting pages differ only by it. It is never drawn anew while a part is still to come. */
export const PlansPage = ({ type }: { type: PlanType }) => (
  <>
    <PlansHeader type={type} />
    <Container className="pb-4 md:pb-20">
      <h2 id="plans" className="sr-only">
        Plans
      </h2>
      <PlansOf type={type} />
    </Container>
    <Suspense>
      <PlansDetails type={type} />
    </Suspense>
  </>
)

const PlansOf = ({ type }: { type: PlanType }) => (
  <PlanGrid
    plans={usePlans().filter((plan) => pageOf(plan) === type)}
    markOf={(plan) => (plan.recommended ? 'Recommended' : null)}
  />
)
