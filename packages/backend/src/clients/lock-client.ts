import type { User } from '@hostfront/domain/accounts/user'
import type { Tx } from '@hostfront/store/port'
import { refused } from '../call/refused.ts'

/** The account as it stays until the transaction ends. Refuses with NOT_FOUND once it is deleted. */
export async function lockClient(tx: Tx, id: string): Promise<User> {
  const user = await tx.users.get(id, { lock: true })
  if (!user || user.status === 'deleted') throw refused('NOT_FOUND')
  return user
}
