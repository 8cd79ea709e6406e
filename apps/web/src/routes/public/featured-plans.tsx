import { formatMoney } from '@hostfront/domain/money/format-money'
import { lowestPrice } from '@hostfront/domain/plans/lowest-price'
import type { PlanType } from '@hostfront/domain/plans/plan'
import { pageOf } from '@hostfront/domain/plans/plan-place'
import { plansToStart } from '@hostfront/domain/plans/plans-to-start'
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
  const shown = plansToStart(plans)
  const types = [...new Set(shown.map(({ type }) => type))].filter((type) =>
    plans.some((plan) => pageOf(plan) === type),
  )
  return (
    <Section
      title="Plans to start with"
      lead={types.length > 0 ? <MoreSizes types={types} plans={plans} /> : undefined}
    >
      <PlanGrid
        plans={shown}
        markOf={(plan, index) => (index === 1 && pageOf(plan) === 'home' ? 'Most Popular' : null)}
      />
    </Section>
  )
}

interface MoreSizesProps {
  types: readonly PlanType[]
  plans: readonly PublicPlan[]
}

/** Each kind has a page of its own, with other sizes than the home page. */
function MoreSizes({ types, plans }: MoreSizesProps) {
  const { currency } = useSettings()
  return (
    <>
      More sizes:{' '}
      {types.map((type, at) => {
        const [path, name] = PAGES[type]
        const from = lowestPrice(plans, type)
        return (
          <Fragment key={type}>
            {at > 0 ? ', ' : null}
            <Link to={path} className="whitespace-nowrap text-ink underline underline-offset-4">
              {name}
              {from === null ? null : ` from ${formatMoney(from, currency)}`}
            </Link>
          </Fragment>
        )
      })}
    </>
  )
}
