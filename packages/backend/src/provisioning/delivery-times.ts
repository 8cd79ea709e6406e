import type { DeliveryTimes } from '@hostfront/contract/delivery'
import type { MeasuredWait } from '@hostfront/contract/plans'
import { measuredPromise, waitsOf } from '@hostfront/domain/provisioning/waits'
import type { Call, SignedInCall } from '../call/context.ts'
import { rowsById } from '../call/rows-by-id.ts'
import { readyByPlan } from '../instances/ready-by-plan.ts'

/** How long customers waited, plan by plan, those with most deliveries first. */
export function deliveryTimes(call: SignedInCall): Promise<DeliveryTimes[]> {
  return call.store.read(async (tx) => {
    const byPlan = await readyByPlan(tx, call.now())
    const services = await rowsById(
      tx.services,
      [...byPlan.values()].flatMap(([made]) => made?.serviceId ?? []),
    )
    return [...byPlan]
      .map(([planId, made]): DeliveryTimes => {
        const planName = services.get(made[0]?.serviceId ?? '')?.planName ?? planId
        return { planId, planName, ...waitsOf(made) }
      })
      .sort((one, other) => other.count - one.count)
  })
}

/** What of it may be said to whoever is about to order. */
export function measuredWaits(call: Call): Promise<MeasuredWait[]> {
  return call.store.read(async (tx) =>
    [...(await readyByPlan(tx, call.now()))].flatMap(([planId, made]) => {
      const seconds = measuredPromise(waitsOf(made))
      return seconds === null ? [] : { planId, seconds }
    }),
  )
}
