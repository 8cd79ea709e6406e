import { addDays } from '@hostfront/domain/add-days'
import type { Instance } from '@hostfront/domain/provisioning/instance'
import type { ReadTx } from '@hostfront/store/port'

const DAYS = 90
const MOST = 200

/** The latest 200 servers that became ready in the last 90 days while somebody waited, by their plans' ids. */
export async function readyByPlan(tx: ReadTx, now: string): Promise<Map<string, Instance[]>> {
  const { items } = await tx.instances.list({
    where: { readyAt: { gte: addDays(now, -DAYS) } },
    limit: MOST,
  })
  const byPlan = new Map<string, Instance[]>()
  for (const made of items.filter(({ orderedAt }) => orderedAt !== null)) {
    byPlan.set(made.planId, [...(byPlan.get(made.planId) ?? []), made])
  }
  return byPlan
}
