import { formatMoney } from '@hostfront/domain/money/format-money'
import type { BillingCycle } from '@hostfront/domain/orders/billing-cycle'
import { BILLING_CYCLES, CYCLES } from '@hostfront/domain/orders/billing-cycles'
import type { PublicPlan } from '../../host/plans.ts'
import { useSettings } from '../../host/settings.ts'
import { CYCLE_NAMES } from '../../words/orders.ts'
import { cycleQuote } from './cycle-price.ts'

/** What changes with the billing cycle: the price of a month and what is paid at once. */
export function CycleTable({ plans }: { plans: readonly PublicPlan[] }) {
  const { currency } = useSettings()
  return (
    // Many plans are wider than a phone.
    <div className="relative overflow-x-auto">
      <table className="w-full border-line border-t text-start">
        <thead>
          <tr className="border-line border-b">
            <td />
            {plans.map(({ id, name }) => (
              <th key={id} scope="col" className="py-3 ps-3 text-end font-semibold">
                <span className="inline-block max-w-40 break-words">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CYCLES.map((cycle) => (
            <tr key={cycle} className="border-line border-b align-top">
              <th scope="row" className="py-4 text-start font-semibold">
                {CYCLE_NAMES[cycle]}
                <span className="block font-normal text-muted text-sm">{terms(cycle)}</span>
              </th>
              {plans.map(({ id, price }) => {
                const { perMonth, amountDue } = cycleQuote(price, cycle)
                return (
                  <td key={id} className="py-4 ps-3 text-end">
                    <span className="font-semibold sm:text-lg">
                      {formatMoney(perMonth, currency)}
                    </span>
                    <span className="block text-muted text-sm">
                      <span className="max-sm:sr-only">per month, </span>
                      {formatMoney(amountDue, currency)} due
                    </span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function terms(cycle: BillingCycle): string {
  const { days, discount } = BILLING_CYCLES[cycle]
  return discount === 0 ? `${days} days` : `${days} days, ${discount / 100}% off`
}
