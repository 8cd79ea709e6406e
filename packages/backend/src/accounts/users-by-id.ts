import type { Customer } from '@hostfront/contract/customer'
import type { User } from '@hostfront/domain/accounts/user'
import type { ReadTx } from '@hostfront/store/port'

/** The accounts of these ids, those that are null left out. One question, however many there are. */
export async function usersById(
  tx: ReadTx,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, User>> {
  const asked = [...new Set(ids)].filter((id) => id !== null)
  if (asked.length === 0) return new Map()
  const { items } = await tx.users.list({ where: { id: { in: asked } }, limit: asked.length })
  return new Map(items.map((user) => [user.id, user]))
}

/** Whose record it is; a row of the store always has somebody. */
export function customerOf(
  users: ReadonlyMap<string, User>,
  { id, userId }: { readonly id: string; readonly userId: string },
): Customer {
  const user = users.get(userId)
  if (!user) throw new Error(`Record ${id} has no customer`)
  return { id: user.id, name: user.name, email: user.email }
}
