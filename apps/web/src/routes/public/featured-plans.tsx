import { formatMoney } from '@hostfront/domain/money/format-money'
import type { PlanType } from '@hostfront/domain/plans/plan'
import { pageOf } from '@hostfront/domain/plans/plan-place'
import { furtherSizes, plansToStart } from '@hostfront/domain/plans/plans-to-start'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { PlanGrid } from '../../features/plans/plan-grid.tsx'
import { type PublicPlan, usePlans } from '../../host/plans.ts'
import { useSettings } from '../../host/settings.ts'
import { Section } from '../../ui/section.tsx'

const PAGES: Record<PlanType, readonly [path: string, name: string]> = {
  samp: ['/services/samp', 'SAMP'],
  mta: ['/services/mta', 'MTA'],
  vps: ['/services/vps', 'VPS'],
  game: ['/game-hosting', 'other games'],
}

export const FeaturedPlans = () => {
  const plans = usePlans()
  return (
    <Section
      title="Plans to start with"
      lead={furtherSizes(plans).length > 0 ? <MoreSizes plans={plans} /> : undefined}
    >
      <PlanGrid
        plans={plansToStart(plans)}
        markOf={(plan, index) => (index === 1 && pageOf(plan) === 'home' ? 'Most Popular' : null)}
      />
    </Section>
  )
}

/** Each kind has a page of its own, with other sizes than the home page. */
function MoreSizes({ plans }: { plans: readonly PublicPlan[] }) {
  const { currency } = useSettings()
  return (
    <>
      More sizes:{' '}
      {furtherSizes(plans).map(({ type, from }, at) => (
        <Fragment key={type}>
          {at > 0 ? ', ' : null}
          <Link to={PAGES[type][0]} className="inline-block text-ink underline underline-offset-4">
            {PAGES[type][1]} from {formatMoney(from, currency)}
          </Link>
        </Fragment>
      ))}
    </>
  )
}
