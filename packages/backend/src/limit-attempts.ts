import type { Backend, LimitedAction } from './context.ts'
import { refused } from './refused.ts'

/** What is counted: an action, and the account or address that tries it. A key of null (unknown) counts nothing. */
export type Attempts = { readonly [Action in LimitedAction]?: string | null }

/**
 * Counts an attempt under each of the keys, before any work is done for it.
 * Refuses with TOO_MANY_ATTEMPTS when one of them has been tried too often. Without limits everything passes.
 */
export async function countAttempt(
  { limits }: Pick<Backend, 'limits'>,
  attempts: Attempts,
): Promise<void> {
  if (!limits) return
  let retryAfter = 0
  for (const [action, key] of Object.entries(attempts)) {
    if (key === null) continue
    // The keys of `Attempts` are actions.
    retryAfter = Math.max(retryAfter, await limits.take(action as LimitedAction, key))
  }
  if (retryAfter > 0) throw refused('TOO_MANY_ATTEMPTS', { retryAfter: Math.ceil(retryAfter) })
}
