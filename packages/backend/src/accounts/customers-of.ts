import type { Customer } from '@hostfront/contract/customer'
import type { ReadTx } from '@hostfront/store/port'

/** Whose records these are. One question for the whole page, whatever its length. */
export async function customersOf(
  tx: ReadTx,
  records: readonly { readonly id: string; readonly userId: string }[],
): Promise<(record: { readonly id: string; readonly userId: string }) => Customer> {
  const ids = [...new Set(records.map(({ userId }) => userId))]
  const users =
    ids.length === 0
      ? []
      : (await tx.users.list({ where: { id: { in: ids } }, limit: ids.length })).items
  const found = new Map(users.map(({ id, name, email }) => [id, { id, name, email }]))
  return ({ id, userId }) => {
    const customer = found.get(userId)
    if (!customer) throw new Error(`Record ${id} has no customer`)
    return customer
  }
}
