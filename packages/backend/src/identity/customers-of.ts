import type { Customer } from '@hostfront/contract/customer'
import type { User } from '@hostfront/domain/accounts/user'
import type { ReadTx } from '@hostfront/store/port'
import { rowsById } from '../call/rows-by-id.ts'

type Owned = { readonly id: string; readonly userId: string }

/** Whose records these are. One question for the whole page, whatever its length. */
export async function customersOf(
  tx: ReadTx,
  records: readonly Owned[],
): Promise<(record: Owned) => Customer> {
  const users = await rowsById(
    tx.users,
    records.map(({ userId }) => userId),
  )
  return (record) => customerOf(users, record)
}

/** Whose record it is; a row of the store always has somebody. */
export function customerOf(users: ReadonlyMap<string, User>, { id, userId }: Owned): Customer {
  const user = users.get(userId)
  if (!user) throw new Error(`Record ${id} has no customer`)
  return { id: user.id, name: user.name, email: user.email }
}
