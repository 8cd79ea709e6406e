import type { Customer } from '@hostfront/contract/customer'
import type { User } from '@hostfront/domain/accounts/user'
import type { Held } from '@hostfront/domain/renewals/hold'
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

/** The same with what the team has stopped for them. */
export async function heldCustomersOf(
  tx: ReadTx,
  records: readonly Owned[],
): Promise<(record: Owned) => Customer & Held> {
  const users = await rowsById(
    tx.users,
    records.map(({ userId }) => userId),
  )
  return (record) => {
    const { holdUntil = null, holdReason = null } = users.get(record.userId) ?? {}
    return { ...customerOf(users, record), holdUntil, holdReason }
  }
}

/** Whose record it is; a row of the store always has somebody. */
export function customerOf(users: ReadonlyMap<string, User>, { id, userId }: Owned): Customer {
  const user = users.get(userId)
  if (!user) throw new Error(`Record ${id} has no customer`)
  return { id: user.id, name: user.name, email: user.email }
}
