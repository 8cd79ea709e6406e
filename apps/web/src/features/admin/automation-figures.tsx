import type { AutomationFigures as Figures } from '@hostfront/contract/admin'
import type { AutomationAction } from '@hostfront/domain/audit/automation'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dayFrom } from '../../ui/day-field.ts'

/** What was done, in the order in which it matters. */
const DONE: readonly { readonly action: AutomationAction; readonly name: string }[] = [
  { action: 'lifecycle.fail', name: 'Failed' },
  { action: 'lifecycle.suspend', name: 'Services suspended, unpaid' },
  { action: 'lifecycle.terminate', name: 'Services ended, unpaid' },
  { action: 'lifecycle.markOverdue', name: 'Invoices overdue since then' },
  { action: 'lifecycle.issueInvoice', name: 'Invoices issued' },
  { action: 'lifecycle.remind', name: 'Customers reminded of an invoice' },
  { action: 'lifecycle.payWithCoins', name: 'Renewals paid with coins' },
  { action: 'lifecycle.renewFree', name: 'Free services renewed' },
  { action: 'lifecycle.tellOfEnd', name: 'Customers told of the end of a domain' },
  { action: 'lifecycle.cancelInvoice', name: 'Invoices of gone domains cancelled' },
]

/** Those that it did. */
export const doneOf = (figures: Figures) =>
  DONE.flatMap(({ action, name }) => {
    const found = figures.done.find((one) => one.action === action)
    return found ? [{ action, name, count: found.count }] : []
  })

/** How much the shop did by itself, each leading to its lines of the log. */
export function AutomationFigures({ figures }: { figures: Figures }) {
  const day = dayFrom(Date.parse(figures.from), 0)
  const done = doneOf(figures)
  return (
    <dl className="border-line border-t">
      {done.map(({ action, name, count }) => (
        <Line
          key={action}
          name={name}
          to={`/admin/logs?action=${action}&from=${day}`}
          isBad={action === 'lifecycle.fail'}
        >
          {number.format(count)}
        </Line>
      ))}
    </dl>
  )
}

interface LineProps {
  name: string
  to: string
  isBad?: boolean
  children: ReactNode
}

const Line = ({ name, to, isBad = false, children }: LineProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-b py-2.5 text-[0.9375rem]">
    <dt>
      <Link to={to} className="underline-offset-4 hover:underline">
        {name}
      </Link>
    </dt>
    <dd className={`font-semibold figures ${isBad ? 'text-bad' : ''}`}>{children}</dd>
  </div>
)

const number = new Intl.NumberFormat('en')
