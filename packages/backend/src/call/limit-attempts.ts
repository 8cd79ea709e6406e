import type { AccountFrom, Backend } from './context.ts'
import type { LimitedAction } from './limited-action.ts'
import { refused } from './refused.ts'

/** What is counted: an action, and who or what tries it. A key of null (unknown) counts nothing. */
export type Attempts = { readonly [Action in LimitedAction]?: string | AccountFrom | null }

/**
 * Counts an attempt under each of the keys in their order, before any work is done for it. Refuses with TOO_MANY_ATTEMPTS at
 * the first that has been tried too often, and counts no further: so a caller stopped by address harms no account.
 * Without limits everything passes.
 */
export async function countAttempt(
  { limits }: Pick<Backend, 'limits'>,
  attempts: Attempts,
): Promise<void> {
  if (!limits) return
  for (const [action, key] of Object.entries(attempts)) {
    if (key === null) continue
    // The keys of `Attempts` are actions.
    const wait = await limits.take(action as LimitedAction, key)
    if (wait > 0) throw refused('TOO_MANY_ATTEMPTS', { retryAfter: Math.ceil(wait) })
  }
}
