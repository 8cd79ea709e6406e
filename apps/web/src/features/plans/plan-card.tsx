import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { planName, typedPlanName } from '@hostfront/domain/plans/plan-name'
import { pageOf } from '@hostfront/domain/plans/plan-place'
import type { PublicPlan } from '../../host/plans.ts'
import { monthlyPrice } from './cycle-price.ts'
import { Gauge } from './gauge.tsx'
import { OrderNow } from './order-now.tsx'
import { otherFeatures, planFigures } from './plan-figures.ts'

interface PlanCardProps {
  plan: PublicPlan
  /** The plans beside it, itself included: the gauges are drawn to their scale. */
  shown: readonly PublicPlan[]
  currency: Currency
  /** Why this plan is highlighted; it is then turned over, paper on ink or ink on paper. */
  mark: string | null
}

export function PlanCard({ plan, shown, currency, mark }: PlanCardProps) {
  const figures = planFigures(plan, shown)
  const fullName = planName(plan)
  return (
    <article
      {...(mark ? { 'data-invert': '' } : {})}
      className={`relative flex flex-col bg-surface p-6 outline outline-line [overflow-wrap:anywhere] lg:p-8 ${mark ? 'pt-14 md:-my-5 md:pb-11 lg:pt-18 lg:pb-13' : ''}`}
    >
      {mark ? (
        <p className="absolute start-0 top-0 bg-accent px-6 py-1.5 font-semibold text-on-accent text-sm lg:px-8">
          {mark}
        </p>
      ) : null}
      <h3 className="text-heading">{isSoleBearer(plan, shown) ? cardName(plan) : fullName}</h3>
      <p className="mt-1 text-muted">{plan.description}</p>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold text-[clamp(2.75rem,1.7rem+3vw,4.25rem)] leading-none tracking-[-0.04em]">
          {formatMoney(plan.price, currency)}
        </span>
        <span className="text-muted">per month</span>
      </p>
      <p className="mt-2 text-[0.9375rem] text-muted">
        Annually{' '}
        <span className="font-semibold text-ink">
          {formatMoney(monthlyPrice(plan.price, 'annually'), currency)}
        </span>{' '}
        per month
      </p>
      <ul
        className={`mt-7 grid grid-cols-2 gap-x-5 gap-y-4 border-line border-t pt-6 text-[0.9375rem] ${mark ? '[--gauge:var(--accent-ink)]' : '[--gauge:var(--muted)]'}`}
      >
        {figures.map((figure) => (
          <Gauge key={figure.name} {...figure} />
        ))}
      </ul>
      <ul className="mt-6 mb-8 space-y-1.5 text-[0.9375rem]">
        {otherFeatures(plan, figures).map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <span aria-hidden="true" className="mt-[0.55em] size-1.5 shrink-0 bg-accent-ink" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto">
        <OrderNow planId={plan.id} planName={fullName} look={mark ? 'primary' : 'secondary'} />
      </div>
    </article>
  )
}

/** The card itself says the size. */
const cardName = (plan: PublicPlan): string =>
  pageOf(plan) === 'home' ? typedPlanName(plan.name, plan.type) : plan.name

const isSoleBearer = (plan: PublicPlan, shown: readonly PublicPlan[]): boolean =>
  shown.every((other) => other.id === plan.id || cardName(other) !== cardName(plan))
