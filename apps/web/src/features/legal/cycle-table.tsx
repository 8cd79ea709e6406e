import { BILLING_CYCLES, CYCLES } from '@hostfront/domain/orders/billing-cycles'
import { CYCLE_NAMES } from '../../words/orders.ts'

const LONGEST = Math.max(...Object.values(BILLING_CYCLES).map(({ days }) => days))

/** The cycles as the order form computes with them. */
export function CycleTable() {
  return (
    // Text of twice the size is wider than a phone.
    <div className="overflow-x-auto">
      <table>
        <caption className="sr-only">Billing cycles with their length and discount</caption>
        <thead>
          <tr>
            <th scope="col">Cycle</th>
            <th scope="col">Billed</th>
            <th scope="col">Discount</th>
          </tr>
        </thead>
        <tbody>
          {CYCLES.map((cycle) => {
            const { days, discount } = BILLING_CYCLES[cycle]
            return (
              <tr key={cycle}>
                <th scope="row">{CYCLE_NAMES[cycle]}</th>
                <td>
                  <span className="sm:whitespace-nowrap">every {days} days</span>
                  <Length days={days} />
                </td>
                <td>
                  {discount === 0 ? <span className="text-muted">none</span> : `${discount / 100}%`}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** The days of a cycle against those of the longest. */
function Length({ days }: { days: number }) {
  return (
    <svg aria-hidden="true">
      <rect width="100%" height="4" className="fill-line" />
      <rect width={`${(days / LONGEST) * 100}%`} height="4" className="fill-accent-ink" />
    </svg>
  )
}
