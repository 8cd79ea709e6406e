import type { PlanServer, PlanServerCounts } from '@hostfront/contract/delivery'
import type { Page } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { type PageRequest, pageQuery } from '../call/page-query.ts'
import { readPages } from '../call/read-pages.ts'
import { liveServers, planNow, standingsOf } from '../instances/plan-standing.ts'
import { heldServers } from './list-deliveries.ts'

interface OfPlan {
  readonly planId: string
}

const BATCH = 200

export const countPlanServers = (
  call: SignedInCall,
  { planId }: OfPlan,
): Promise<PlanServerCounts> =>
  call.store.read(async (tx) => {
    const counts = { servers: 0, differ: 0, byEarlierVersion: 0, asked: 0, kept: 0 }
    const plan = await planNow(tx, planId)
    if (!plan) return counts
    const pages = readPages((after) =>
      tx.instances.list({ where: liveServers(planId), order: 'oldest', limit: BATCH, after }),
    )
    for await (const instances of pages) {
      const standing = await standingsOf(tx, plan, instances)
      for (const instance of instances) {
        const { is } = standing(instance)
        counts.servers++
        if (is !== 'same') counts[is === 'differs' ? 'differ' : is]++
        if (is === 'differs' && instance.templateId !== plan.template.id) counts.byEarlierVersion++
      }
    }
    return counts
  })

export const listPlanServers = (
  call: SignedInCall,
  { planId, ...input }: OfPlan & PageRequest,
): Promise<Page<PlanServer>> =>
  call.store.read(async (tx) => {
    const plan = await planNow(tx, planId)
    if (!plan) return { items: [], next: null }
    const page = await tx.instances.list({
      ...pageQuery(input),
      where: liveServers(planId),
      order: 'oldest',
    })
    const standing = await standingsOf(tx, plan, page.items)
    const items = (await heldServers(tx, page.items)).map((held) => ({
      ...held,
      standing: standing(held.instance),
    }))
    return { items, next: page.next }
  })
