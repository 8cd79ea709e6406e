import { formatAge, formatDay } from '../words/dates.ts'

/** So near that somebody should know of it. */
const SOON = 3 * 86_400_000

interface SoonDayProps {
  /** ISO, UTC. */
  at: string
  now: number
}

/** Near or past. */
export const isSoon = (at: string, now: number): boolean => Date.parse(at) - now < SOON

/** A day on which something is due or ends; marked from three days before on, and once it is past. */
export function SoonDay({ at, now }: SoonDayProps) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {formatDay(at)}
      {isSoon(at, now) ? (
        <>
          {' '}
          <span className="block text-bad text-sm">{formatAge(at, now)}</span>
        </>
      ) : null}
    </time>
  )
}
