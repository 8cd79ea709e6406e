import type { Backend } from '@hostfront/backend/call/context'
import { allMethods } from '@hostfront/backend/payment-methods/all-methods'
import { isOnTrial } from '@hostfront/domain/payments/seed-methods'

/**
 * What is to be said at the start of a shop that strangers reach and that began as a trial: it would bill real people
 * by ways that nobody can pay. Null for any other.
 */
export async function warnOfTrial({
  store,
  isPublic,
}: Pick<Backend, 'store' | 'isPublic'>): Promise<string | null> {
  if (!isPublic) return null
  const methods = (await store.read(allMethods)).filter(isOnTrial).map(({ name }) => name)
  if (methods.length === 0) return null
  return `This shop began as a trial, and its ways to pay still say so (${methods.join(', ')}): customers are told not to send any money. Say how to pay under /admin/settings or switch them off, or begin with an empty database.`
}
