import type { PeriodReport } from '@hostfront/contract/reports'
import { Link, useLocation } from 'react-router'

interface ReportPartsProps {
  report: Pick<PeriodReport, 'byPlan' | 'received' | 'services' | 'coins'>
  /** Whether services have run in the period. */
  hasRecurring: boolean
  /** Whether it is known how things stand today. */
  hasStanding: boolean
}

/**
 * The way to each part of a long page, in a line that stays under the panel's own where it is one line; on a phone,
 * where it would be three, folded. Without a step in the browser's history.
 */
export function ReportParts({ report, ...has }: ReportPartsProps) {
  const { search } = useLocation()
  const links = partsOf(report, has).map(({ id, name }) => (
    <li key={id}>
      <Link
        to={{ search, hash: id }}
        replace
        onClick={({ currentTarget }) => {
          currentTarget.closest('details')?.removeAttribute('open')
          document.getElementById(id)?.focus({ preventScroll: true })
        }}
        className="-outline-offset-2 flex min-h-8 items-center px-2 text-muted text-sm hover:text-ink max-sm:min-h-10"
      >
        {name}
      </Link>
    </li>
  ))
  return (
    <nav
      aria-label="Parts of the report"
      className="-mx-4 -my-5 border-line border-b bg-ground px-4 py-1 sm:-mx-6 sm:px-6 md:sticky md:top-14 md:z-10 lg:-mx-8 lg:px-8"
    >
      <details className="sm:hidden">
        <summary className="cursor-pointer py-2 text-muted text-sm hover:text-ink">
          Parts of the report
        </summary>
        <ul className="-mx-2 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]">{links}</ul>
      </details>
      <ul className="-mx-2 flex flex-wrap max-sm:hidden">{links}</ul>
    </nav>
  )
}

/** In the order of the page; those with nothing in them are not there. */
const partsOf = (
  { byPlan, received, services, coins }: ReportPartsProps['report'],
  { hasRecurring, hasStanding }: Omit<ReportPartsProps, 'report'>,
) =>
  [
    { id: 'income', name: 'Income' },
    { id: 'plans', name: 'By plan', isThere: byPlan.length > 0 },
    { id: 'received', name: 'Money received', isThere: received.length > 0 },
    {
      id: 'services',
      name: 'Services',
      isThere: services.atStart + services.started + services.ended > 0,
    },
    { id: 'coins', name: 'Coins owed', isThere: coins.opening !== 0 || coins.moves.length > 0 },
    { id: 'recurring', name: 'Recurring revenue', isThere: hasRecurring },
    { id: 'today', name: 'Today', isThere: hasStanding },
    { id: 'owed', name: 'Who owes what', isThere: hasStanding },
    { id: 'books', name: 'Books' },
  ].filter(({ isThere = true }) => isThere)
