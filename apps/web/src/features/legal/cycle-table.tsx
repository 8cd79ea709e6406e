import { BILLING_CYCLES, CYCLES } from '@hostfront/domain/orders/billing-cycles'
import { CYCLE_NAMES } from '../../words/orders.ts'

const LONGEST = Math.max(...Object.values(BILLING_CYCLES).map(({ days }) => days))

/** The cycles as the order form computes with them. */
export function CycleTable() {
  return (
    // Text of twice the size is wider than a phone.
    <div className="overflow-x-auto">
      <table className="w-full text-start figures">
        <caption className="sr-only">Billing cycles with their length and discount</caption>
        <thead className="text-muted text-sm">
          <tr>
            <th scope="col" className="py-2 pe-4 text-start font-normal">
              Cycle
            </th>
            <th scope="col" className="py-2 pe-4 text-start font-normal">
              Renews
            </th>
            <th scope="col" className="py-2 text-end font-normal">
              Discount
            </th>
          </tr>
        </thead>
        <tbody>
          {CYCLES.map((cycle) => {
            const { days, discount } = BILLING_CYCLES[cycle]
            return (
              <tr key={cycle} className="border-line border-t">
                <th scope="row" className="py-4 pe-4 text-start font-semibold">
                  {CYCLE_NAMES[cycle]}
                </th>
                <td className="py-4 pe-4">
                  <span className="sm:whitespace-nowrap">every {days} days</span>
                  <Length days={days} />
                </td>
                <td className="py-4 text-end font-semibold">
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
    <svg aria-hidden="true" className="mt-2 block h-1 w-full max-w-48 rounded-full">
      <rect width="100%" height="4" className="fill-line" />
      <rect width={`${(days / LONGEST) * 100}%`} height="4" className="fill-accent-ink" />
    </svg>
  )
}
