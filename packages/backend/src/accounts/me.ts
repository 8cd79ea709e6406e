import type { Account } from '@hostfront/contract/accounts'
import type { Call } from '../call/context.ts'

/** The caller's account; null for a visitor. */
export async function me(call: Call): Promise<Account | null> {
  const { actor } = call
  return actor && call.store.read((tx) => tx.users.get(actor.id))
}
