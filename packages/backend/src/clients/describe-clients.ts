import type { Client } from '@hostfront/contract/clients'
import type { User } from '@hostfront/domain/accounts/user'
import type { ReadTx } from '@hostfront/store/port'
import { owedBy } from '../billing/owed-by.ts'
import { refused } from '../call/refused.ts'
import { asAccount } from '../identity/as-account.ts'

/** Accounts with what they have, counted for all of them at once. */
export async function describeClients(tx: ReadTx, users: readonly User[]): Promise<Client[]> {
  if (users.length === 0) return []
  const ids = users.map(({ id }) => id)
  const userId = { in: ids }
  const [services, orders, disputes, owed] = await Promise.all([
    tx.services.tally({ where: { userId, status: 'active' }, by: 'userId' }),
    tx.orders.tally({ where: { userId }, by: 'userId' }),
    tx.disputes.tally({ where: { userId, state: { in: ['open', 'lost'] } }, by: 'userId' }),
    owedBy(tx, ids),
  ])
  const activeServices = new Map(services.map(({ key, count }) => [key, count]))
  const ordered = new Map(orders.map(({ key, count }) => [key, count]))
  const disputed = new Map(disputes.map(({ key, count }) => [key, count]))
  return users.map((user) => ({
    account: asAccount(user),
    activeServices: activeServices.get(user.id) ?? 0,
    orders: ordered.get(user.id) ?? 0,
    disputes: disputed.get(user.id) ?? 0,
    owed: owed.get(user.id)?.amount ?? 0,
  }))
}

/** The same for one account; refuses with NOT_FOUND where there is none. */
export async function describeClient(tx: ReadTx, id: string): Promise<Client> {
  const user = await tx.users.get(id)
  const [client] = user ? await describeClients(tx, [user]) : []
  if (!client) throw refused('NOT_FOUND')
  return client
}
