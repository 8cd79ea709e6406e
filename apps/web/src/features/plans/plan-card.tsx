import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { secondWords } from '@hostfront/domain/money/second-amount'
import type { ShownRate } from '@hostfront/domain/money/second-currency'
import { cycleQuote } from '@hostfront/domain/orders/cycle-quote'
import { planName } from '@hostfront/domain/plans/plan-name'
import { roomOf } from '@hostfront/domain/plans/plan-room'
import type { PublicPlan } from '../../host/plans.ts'
import { useSettings } from '../../host/settings.ts'
import { roomWords } from '../../words/plan-room.ts'
import { mayBeTaxed } from '../../words/tax.ts'
import { ByCycle } from './by-cycle.tsx'
import { cycleLines } from './cycle-words.ts'
import { Gauge } from './gauge.tsx'
import { OrderNow } from './order-now.tsx'
import { furtherFeatures, planFigures, sharedFeatures } from './plan-figures.ts'

interface PlanCardProps {
  plan: PublicPlan
  /** The plans beside it, itself included: the gauges are drawn to their scale, and what all of them say is not repeated. */
  shown: readonly PublicPlan[]
  currency: Currency
  /** Null: in that currency alone. */
  second: ShownRate | null
  /** Why this plan is highlighted; it is then turned over, paper on ink or ink on paper. */
  mark: string | null
}

export function PlanCard({ plan, shown, currency, second, mark }: PlanCardProps) {
  const { tax } = useSettings()
  const beforeTax = mayBeTaxed(tax) && !tax.included ? `, excl. ${tax.name}` : null
  const room = roomWords(roomOf(plan))
  const fullName = planName(plan)
  const own = furtherFeatures(plan).filter((feature) => !sharedFeatures(shown).includes(feature))
  return (
    <article
      {...(mark ? { 'data-invert': '' } : {})}
      className={`plan-card ${mark ? 'plan-marked' : ''}`}
    >
      {mark ? <p className="plan-mark">{mark}</p> : null}
      {/* Side by side on a phone, and one below the other where text is large. */}
      <div className="plan-head">
        <div>
          <h3 className="text-heading max-sm:text-lg">{fullName}</h3>
          {room ? <p className="mt-1">{room}</p> : null}
          {isOnlyOne(plan, shown) ? (
            <p className="mt-1 text-muted max-lg:hidden">{plan.description}</p>
          ) : null}
        </div>
        <p className="plan-monthly">
          <span className="plan-price" data-long={formatMoney(plan.price, currency).length > 7}>
            <ByCycle>
              {(cycle) => formatMoney(cycleQuote(plan.price, cycle).perMonth, currency)}
            </ByCycle>
          </span>
          <span className="text-muted">per month</span>
        </p>
      </div>
      <p className="mt-2 text-[0.9375rem] text-muted">
        <ByCycle>
          {(cycle) => {
            const [due, saving] = cycleLines(plan.price, cycle, currency)
            return (
              <>
                <span className="second-price">
                  {second && secondWords(cycleQuote(plan.price, cycle).perMonth, second)}
                </span>
                {due}
                {beforeTax} <span className="plan-saving">{saving}</span>
              </>
            )
          }}
        </ByCycle>
      </p>
      <ul className="plan-gauges">
        {planFigures(plan, shown).map((figure) => (
          <Gauge {...figure} key={figure.key} />
        ))}
      </ul>
      {own.length > 0 ? (
        <ul className="plan-more">
          {own.map((feature) => (
            <li key={feature}>
              <span aria-hidden="true" />
              {feature}
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-auto pt-5 sm:pt-6">
        <OrderNow planId={plan.id} planName={fullName} look={mark ? 'primary' : 'secondary'} />
      </div>
    </article>
  )
}

/** Whether its description is its own: what every card says tells none from another. */
const isOnlyOne = (plan: PublicPlan, shown: readonly PublicPlan[]): boolean =>
  shown.length < 2 || shown.some(({ description }) => description !== plan.description)
