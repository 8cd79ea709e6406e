import type { Instance } from './instance.ts'

const MINUTE = 60

/** From the approval of its order until it was ready, in seconds; null: it is not, or nobody waited for it. */
export function waitedSeconds({
  orderedAt,
  readyAt,
}: Pick<Instance, 'orderedAt' | 'readyAt'>): number | null {
  if (orderedAt === null || readyAt === null) return null
  return Math.max(0, Date.parse(readyAt) - Date.parse(orderedAt)) / 1000
}

export interface Waits {
  readonly count: number
  /** Seconds. */
  readonly median: number
  readonly p95: number
  /** How many within a minute. */
  readonly withinMinute: number
}

/** Of fewer than this nothing is said to strangers. */
const FEWEST = 20

/** Within how many seconds 19 in 20 were ready; null: too few to say. */
export const measuredPromise = ({ count, p95 }: Pick<Waits, 'count' | 'p95'>): number | null =>
  count < FEWEST ? null : p95

/** Figures of waits in seconds; all 0 where there are none. A percentile is one of them: the smallest that so many do not exceed. */
export function waits(seconds: readonly number[]): Waits {
  const sorted = seconds.toSorted((one, other) => one - other)
  const percentile = (share: number) =>
    sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
  return {
    count: sorted.length,
    median: percentile(0.5),
    p95: percentile(0.95),
    withinMinute: sorted.filter((each) => each <= MINUTE).length,
  }
}

/** The same of servers that somebody waited for. */
export const waitsOf = (made: readonly Pick<Instance, 'orderedAt' | 'readyAt'>[]): Waits =>
  waits(made.flatMap((each) => waitedSeconds(each) ?? []))
