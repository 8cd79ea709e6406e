import type { DeliveryTimes } from '@hostfront/contract/delivery'
import { addDays } from '@hostfront/domain/add-days'
import type { Instance } from '@hostfront/domain/provisioning/instance'
import { waitedSeconds, waits } from '@hostfront/domain/provisioning/waits'
import type { SignedInCall } from '../call/context.ts'
import { rowsById } from '../call/rows-by-id.ts'

const DAYS = 90
const MOST = 200

/** How long customers waited, plan by plan, those with most deliveries first. */
export function deliveryTimes(call: SignedInCall): Promise<DeliveryTimes[]> {
  return call.store.read(async (tx) => {
    const { items } = await tx.instances.list({
      where: { readyAt: { gte: addDays(call.now(), -DAYS) } },
      limit: MOST,
    })
    const services = await rowsById(
      tx.services,
      items.map(({ serviceId }) => serviceId),
    )
    const byPlan = new Map<string, Instance[]>()
    for (const made of items.filter(({ orderedAt }) => orderedAt !== null)) {
      byPlan.set(made.planId, [...(byPlan.get(made.planId) ?? []), made])
    }
    return [...byPlan]
      .map(([planId, made]): DeliveryTimes => {
        const planName = services.get(made[0]?.serviceId ?? '')?.planName ?? planId
        return { planId, planName, ...waits(made.flatMap((each) => waitedSeconds(each) ?? [])) }
      })
      .sort((one, other) => other.count - one.count)
  })
}
