import type { AuditEntry } from '@hostfront/domain/audit/audit-entry'
import { orderedPlanName } from '@hostfront/domain/plans/plan-name'
import type { ReadTx } from '@hostfront/store/port'
import { rowsById } from '../call/rows-by-id.ts'

/**
 * What the orders and services of these entries are called, with their plan and whose they are, by their ids:
 * `Night Shift (SAMP Premium 500) of Jane Doe`. Servers of several clients may have one name. What is gone is left out.
 */
export async function tradeNames(
  tx: ReadTx,
  entries: readonly AuditEntry[],
): Promise<ReadonlyMap<string, string>> {
  const ids = entries
    .filter(({ action }) => /^(orders|services|lifecycle)\./.test(action))
    .map(({ subject }) => subject)
  const [orders, services] = await Promise.all([
    rowsById(tx.orders, ids),
    rowsById(tx.services, ids),
  ])
  const traded = [
    ...[...orders.values()].map((order) => ({ ...order, plan: orderedPlanName(order) })),
    ...[...services.values()].map((service) => ({ ...service, plan: service.planName })),
  ]
  const clients = await rowsById(
    tx.users,
    traded.map(({ userId }) => userId),
  )
  return new Map(
    traded.map(({ id, userId, serverName, plan }) => {
      const client = clients.get(userId)
      const named = serverName === null ? plan : `${serverName} (${plan})`
      return [id, client ? `${named} of ${client.name}` : named]
    }),
  )
}
