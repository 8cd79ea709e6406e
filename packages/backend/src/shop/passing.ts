import type { CollectionName } from '@hostfront/store/collections'

/**
 * What belongs to one running shop, not to its books, or opens an account to a holder of the file: it neither leaves
 * with a document nor comes with one.
 */
const PASSING: ReadonlySet<CollectionName> = new Set([
  'sessions',
  'singleUseTokens',
  'secondFactors',
  'apiKeys',
  'serverPasswords',
  'tasks',
  'idempotencyKeys',
  // What they told a shop at another address is not told again, and what came of it is on the attempts.
  'gatewayEvents',
  // The database's own and its machine's: they stay when another shop takes this one's place.
  'keyChecks',
  'timeMarks',
])

export const isPassing = (name: CollectionName): boolean => PASSING.has(name)
