import { formatMoney } from '@hostfront/domain/money/format-money'
import { secondWords } from '@hostfront/domain/money/second-amount'
import type { BillingCycle } from '@hostfront/domain/orders/billing-cycle'
import { CYCLES } from '@hostfront/domain/orders/billing-cycles'
import { cycleQuote } from '@hostfront/domain/orders/cycle-quote'
import { planName } from '@hostfront/domain/plans/plan-name'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PublicPlan } from '../../host/plans.ts'
import { useSettings } from '../../host/settings.ts'
import { cycleChoice } from '../../words/orders.ts'
import { OrderLink } from './order-link.tsx'
import { driveOf, furtherFeatures, MEASURES, sharedFeatures } from './plan-figures.ts'

/** Plans side by side: their hardware, what some of them offer, their prices by each cycle, and the way to each. */
export function CompareTable({ plans }: { plans: readonly PublicPlan[] }) {
  const { currency, secondRate, legal } = useSettings()
  const measures = MEASURES.filter(({ key }) => plans.some(({ specs }) => specs[key] !== null))
  const drive = driveOf(plans.every(({ type }) => type === 'vps') ? 'vps' : 'game')
  const shared = sharedFeatures(plans)
  const features = [...new Set(plans.flatMap(furtherFeatures))].filter(
    (feature) => feature !== legal.refundTitle && !shared.includes(feature),
  )
  const pricePaid = ({ price }: PublicPlan, cycle: BillingCycle) => {
    const { perMonth, amountDue, saved } = cycleQuote(price, cycle)
    return (
      <>
        <span className="font-semibold">{formatMoney(perMonth, currency)}</span>
        <span className="second-price text-muted text-sm">
          {secondRate && secondWords(perMonth, secondRate)}
        </span>
        {saved > 0 ? (
          <span className="block text-muted text-sm">{formatMoney(amountDue, currency)}</span>
        ) : null}
      </>
    )
  }
  return (
    <>
      {/* Many plans are wider than a phone, and so are two currencies. */}
      <section
        aria-label="Plans side by side"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="relative overflow-x-auto"
      >
        <table className={`compare ${plans.length < 5 ? 'table-fixed' : 'max-sm:table-fixed'}`}>
          {/* The recommended plan is a column of its own colour. */}
          <colgroup>
            <col />
            {plans.map(({ id, recommended }) => (
              <col key={id} data-recommended={recommended} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <td />
              {plans.map((plan) => (
                <th key={plan.id} scope="col">
                  {/* A number stays with its unit. */}
                  {planName(plan).replace(/ (GB)$/, '\u00A0$1')}
                  {plan.recommended ? (
                    <span className="block text-accent-ink text-sm max-sm:sr-only">
                      Recommended
                    </span>
                  ) : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {measures.map(({ key, name, print }) => (
              <Row key={key} name={key === 'storage' ? `${drive} storage` : name} plans={plans}>
                {(plan) => {
                  const value = plan.specs[key]
                  // Who needs to know asks.
                  if (value === null) return <span className="text-muted">on request</span>
                  // Its row says of what.
                  return key === 'storage' || key === 'ram'
                    ? `${value}\u00A0GB`
                    : print(value, plan)
                }}
              </Row>
            ))}
            {features.map((feature) => (
              <Row key={feature} name={feature} plans={plans}>
                {(plan) => (plan.features.includes(feature) ? <Tick /> : <Missing>no</Missing>)}
              </Row>
            ))}
          </tbody>
          <tbody>
            <tr>
              <th scope="rowgroup" className="prices">
                Price per month, and due at once
              </th>
              {plans.map(({ id }) => (
                <td key={id} />
              ))}
            </tr>
            {CYCLES.map((cycle) => (
              <Row key={cycle} name={cycleChoice(cycle)} plans={plans}>
                {(plan) => pricePaid(plan, cycle)}
              </Row>
            ))}
          </tbody>
          <tbody>
            <tr>
              <td />
              {plans.map((plan) => (
                <td key={plan.id}>
                  <OrderLink plan={plan} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </>
  )
}

interface RowProps {
  name: string
  plans: readonly PublicPlan[]
  children: (plan: PublicPlan) => ReactNode
}

const Row = ({ name, plans, children }: RowProps) => (
  <tr className="font-normal">
    <th scope="row">{name}</th>
    {plans.map((plan) => (
      <td key={plan.id}>{children(plan)}</td>
    ))}
  </tr>
)

const Missing = ({ children }: { children: string }) => (
  <span className="text-muted">
    <span aria-hidden="true">–</span>
    <span className="sr-only">{children}</span>
  </span>
)

const Tick = () => (
  <>
    <Check aria-hidden="true" className="inline-block size-5 text-ok" />
    <span className="sr-only">Yes</span>
  </>
)
