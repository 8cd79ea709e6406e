import type { CollectionName } from '@hostfront/store/collections'

/** What belongs to one running shop and not to its books: it neither leaves with a document nor comes with one. */
const PASSING: ReadonlySet<CollectionName> = new Set([
  'sessions',
  'singleUseTokens',
  'outbox',
  'idempotencyKeys',
])

export const isPassing = (name: CollectionName): boolean => PASSING.has(name)
