import { isSoon } from '../../parts/soon-day.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useNow } from '../../ui/use-now.ts'
import { formatAge, formatDay } from '../../words/dates.ts'

/** Something that runs until its end and is then to be renewed. */
export interface Ending {
  readonly id: string
  readonly name: string
  /** As its badge says it. */
  readonly state: string
  /** ISO, UTC. */
  readonly expiresAt: string
  /** Where it is renewed. */
  readonly to: string
}

/** The date says it, and its colour. */
const SAID_BY_DATE: ReadonlySet<string> = new Set(['active', 'expiring soon'])

/** So many of what ends next are on show. */
export const SHOWN_ENDINGS = 5

/** What ends later is no matter of today; days. */
export const UPCOMING_DAYS = 60

interface UpcomingRenewalsProps {
  endings: readonly Ending[]
  /** Others are asked for elsewhere. */
  isRest: boolean
}

/** What ends next, soonest first. */
export function UpcomingRenewals({ endings, isRest }: UpcomingRenewalsProps) {
  const now = useNow()
  const next = endings
    .toSorted((a, b) => a.expiresAt.localeCompare(b.expiresAt))
    .slice(0, SHOWN_ENDINGS)
  if (next.length === 0) {
    return (
      <p className="text-muted">
        Nothing {isRest ? 'else ' : null}to renew in the next {UPCOMING_DAYS} days.
      </p>
    )
  }
  return (
    <ul className="border-line border-t">
      {next.map(({ id, name, state, expiresAt, to }) => (
        <li key={id} className="border-line border-b py-3">
          <p className="font-semibold [overflow-wrap:anywhere]">
            <RowLink to={to}>{name}</RowLink>
          </p>
          <p className="mt-0.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-[0.9375rem] text-muted">
            <span>
              {formatDay(expiresAt)},{' '}
              <span className={isSoon(expiresAt, now) ? 'text-bad' : ''}>
                {formatAge(expiresAt, now)}
              </span>
            </span>
            {SAID_BY_DATE.has(state) ? null : <StatusBadge status={state} />}
          </p>
        </li>
      ))}
    </ul>
  )
}
