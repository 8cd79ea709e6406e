import type { Instance } from '@hostfront/domain/provisioning/instance'
import type { Service } from '@hostfront/domain/services/service'
import type { Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { Backend, SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { rowsById } from '../call/rows-by-id.ts'
import { liveServers, planNow, standingsOf } from '../instances/plan-standing.ts'
import { awake, replaceInstance } from '../instances/wake-instance.ts'

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
    for (const { service, instance } of await inOrder(tx, items)) {
      const standing = await standingsOf(tx, plan, [instance])
      // As its plan says, asked to become so, or to stay as it is.
      if (standing(instance).is !== 'differs') continue
      await change(tx, call, 'delivery.apply', service, instance, plan.template.id)
      asked++
    }
    if (ids && asked === 0) throw refused('NOTHING_TO_DO')
    return { asked, next }
  })

/** What of it is under way is finished; nothing of it is begun. */
export const withdrawPlan = (
  call: Asking,
  { planId, ids }: Asked & { readonly ids: readonly string[] },
): Promise<{ withdrawn: number }> =>
  call.store.transaction(async (tx) => {
    if (!(await tx.plans.get(planId))) throw refused('NOT_FOUND')
    const { items } = await tx.instances.list({
      where: { ...liveServers(planId), id: { in: ids } },
      order: 'oldest',
      limit: ids.length,
    })
    let withdrawn = 0
    for (const { service, instance } of await inOrder(tx, items)) {
      if (instance.applyTemplateId === null) continue
      await change(tx, call, 'delivery.withdraw', service, instance, null)
      withdrawn++
    }
    if (withdrawn === 0) throw refused('NOTHING_TO_DO')
    return { withdrawn }
  })

interface Held {
  readonly service: Service
  readonly instance: Instance
}

/** Those that go on, locked by age and each service before its instance, as everywhere. */
async function inOrder(tx: Tx, instances: readonly Instance[]): Promise<readonly Held[]> {
  const services = await rowsById(
    tx.services,
    instances.map(({ serviceId }) => serviceId),
  )
  const age = ({ createdAt, id }: Service) => `${createdAt} ${id}`
  const held: Held[] = []
  for (const { id } of [...services.values()].sort((a, b) => (age(a) < age(b) ? -1 : 1))) {
    const service = await tx.services.get(id, { lock: true })
    const instance = service && (await tx.instances.find({ serviceId: id }))
    if (instance && service.status !== 'terminated') held.push({ service, instance })
  }
  return held
}

async function change(
  tx: Tx,
  call: Asking,
  action: 'delivery.apply' | 'delivery.withdraw',
  service: Service,
  before: Instance,
  applyTemplateId: string | null,
): Promise<void> {
  const after = awake({ ...before, applyTemplateId }, service, call.now())
  await recordChange(tx, call, action, before, await replaceInstance(tx, before, after))
}
