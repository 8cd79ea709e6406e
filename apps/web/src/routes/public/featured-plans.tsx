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

const pathOf = (type: PlanType): string => (type === 'game' ? '/game-hosting' : `/services/${type}`)
const nameOf = (type: PlanType): string => (type === 'game' ? 'other games' : type.toUpperCase())

export const FeaturedPlans = () => {
  const plans = usePlans()
  return (
    <Section
      title="Plans at a glance"
      lead={furtherSizes(plans).length > 0 ? <MoreSizes plans={plans} /> : undefined}
      className="[&_.text-lead]:max-w-none"
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
  const sizes = furtherSizes(plans)
  const last = sizes.length - 1
  return (
    <>
      More sizes:{' '}
      {sizes.map(({ type, from }, at) => (
        // A link stays whole, with the comma behind it.
        <Fragment key={type}>
          <span className="inline-block">
            <Link to={pathOf(type)} className="text-ink underline underline-offset-4">
              {nameOf(type)} from {formatMoney(from, currency)}
            </Link>
            {at < last ? ',' : '.'}
          </span>{' '}
        </Fragment>
      ))}
    </>
  )
}
