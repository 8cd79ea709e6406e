import type { TaskKind } from './task.ts'

const MINUTE = 60_000

/** When a task that failed is tried again. */
export interface Backoff {
  /** After so many tries it is given up. */
  readonly attempts: number
  /** The wait after the first try, in ms. */
  readonly first: number
  /** How many times longer each wait is than the one before. */
  readonly factor: number
  /** The longest wait, in ms. */
  readonly most: number
}

export const BACKOFFS: { readonly [Kind in TaskKind]: Backoff } = {
  // Within about 18 hours: a mail server that is down overnight loses nothing.
  mail: { attempts: 8, first: MINUTE, factor: 4, most: 6 * 60 * MINUTE },
  // Within about three days: a country's register is away for nights and weekends.
  'vat-check': { attempts: 11, first: 2 * MINUTE, factor: 3, most: 12 * 60 * MINUTE },
}

/** How long to wait after `attempts` failed tries (at least one), in ms; null: the task is given up. */
export function waitAfter(attempts: number, backoff: Backoff): number | null {
  if (attempts >= backoff.attempts) return null
  return Math.min(backoff.first * backoff.factor ** (attempts - 1), backoff.most)
}
