import type { Instance } from '@hostfront/domain/provisioning/instance'
import type { PlanNow } from '@hostfront/domain/provisioning/plan-changes'
import type { Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { Backend, SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { rowsById } from '../call/rows-by-id.ts'
import { awake, replaceInstance } from '../instances/wake-instance.ts'
import { liveServers, planNow, standingsOf } from './plan-standing.ts'

type Asking = Pick<Backend, 'store' | 'now' | 'newId'> & {
  readonly actor: Pick<SignedInCall['actor'], 'id'>
}

interface Asked {
  readonly planId: string
  readonly ids?: readonly string[] | undefined
  readonly after?: string | null | undefined
}

/** In one transaction. */
const PART = 50

/** Writes what the servers are to be brought to, and wakes them: whoever looks at them next does it. */
export const applyPlan = (
  call: Asking,
  { planId, ids, after = null }: Asked,
): Promise<{ asked: number; next: string | null }> =>
  call.store.transaction(async (tx) => {
    const plan = await planNow(tx, planId)
    if (!plan) throw refused('NOTHING_TO_DO')
    const { items, next } = await tx.instances.list({
      where: { ...liveServers(planId), ...(ids && { id: { in: ids } }) },
      order: 'oldest',
      limit: ids?.length ?? PART,
      after,
    })
    let asked = 0
    for (const serviceId of await servicesByAge(tx, items)) {
      if (await askFor(tx, call, plan, serviceId)) asked++
    }
    if (ids && asked === 0) throw refused('NOTHING_TO_DO')
    return { asked, next }
  })

/** In the order in which they may be locked. */
async function servicesByAge(tx: Tx, instances: readonly Instance[]): Promise<readonly string[]> {
  const services = await rowsById(
    tx.services,
    instances.map(({ serviceId }) => serviceId),
  )
  const age = ({ createdAt, id }: { readonly createdAt: string; readonly id: string }) =>
    `${createdAt} ${id}`
  return [...services.values()]
    .sort((one, other) => (age(one) < age(other) ? -1 : 1))
    .map(({ id }) => id)
}

/** False: it is as its plan says, is asked to become so, or must stay as it is. */
async function askFor(tx: Tx, call: Asking, plan: PlanNow, serviceId: string): Promise<boolean> {
  // The service before its instance, as everywhere.
  const service = await tx.services.get(serviceId, { lock: true })
  const before = service && (await tx.instances.find({ serviceId }))
  if (!before || service.status === 'terminated') return false
  const standing = await standingsOf(tx, plan, [before])
  if (standing(before).is !== 'differs') return false
  const wanted = { ...before, applyTemplateId: plan.template.id }
  const after = await replaceInstance(tx, before, awake(wanted, service, call.now()))
  await recordChange(tx, call, 'delivery.apply', before, after)
  return true
}
