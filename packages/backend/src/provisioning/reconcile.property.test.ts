/** Whatever a panel does to what is asked of it: one server for each service that is paid, and nobody else's touched. */
import { keyOf } from '@hostfront/domain/provisioning/instance'
import { SETTLING } from '@hostfront/domain/provisioning/next-step'
import type { PlanTemplate } from '@hostfront/domain/provisioning/plan-template'
import { pterodactylRecipe } from '@hostfront/domain/provisioning/recipe'
import type { Service } from '@hostfront/domain/services/service'
import { createMemoryStore } from '@hostfront/store/memory'
import { sampleRow } from '@hostfront/store/sample-rows'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currentTemplate } from '../instances/current-template.ts'
import { wakeInstance } from '../instances/wake-instance.ts'
import { ChaoticPanel, FATES, type Fate } from '../testing/chaotic-panel.ts'
import { openTestShop } from '../testing/shop.ts'
import { applyPlan } from './apply-plan.ts'
import { reconcileDue } from './reconcile-due.ts'

const HOUR = 3_600_000
const base = openTestShop()

type Event =
  | { readonly kind: 'status'; readonly service: number; readonly status: Service['status'] }
  /** The plan gets a new version, or one that it has is asked for again; then it is applied to all, or to one. */
  | { readonly kind: 'apply'; readonly isNew: boolean; readonly service: number | null }
  | { readonly kind: 'pass'; readonly seconds: number }
  | { readonly kind: 'run' }
  /** The process dies at the next commit, whichever it is. */
  | { readonly kind: 'die'; readonly commits: number }

const SERVICES = 2
const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ kind: 'run' } as const) },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(1, 3, 7, 20, 61, 300, 4000, 200_000)
      .map((seconds) => ({ kind: 'pass', seconds }) as const),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('status' as const),
      service: fc.nat(SERVICES - 1),
      status: fc.constantFrom('active', 'suspended', 'expired', 'terminated'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('apply' as const),
      isNew: fc.boolean(),
      service: fc.option(fc.nat(SERVICES - 1)),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.nat(3).map((commits) => ({ kind: 'die', commits }) as const),
  },
)

async function openPanelShop(fates: readonly Fate[]) {
  const { backend: tools } = await base
  let time = Date.parse('2026-06-01T12:00:00.000Z')
  let drawn = 0
  let count = 0
  const store = createMemoryStore()
  const panel = new ChaoticPanel(
    () => time,
    () => fates[drawn++] ?? 'ok',
  )
  let commitsLeft = Number.POSITIVE_INFINITY
  let version = 1
  /** The version that was asked for last, by instance. */
  const wanted = new Map<string, number>()
  const backend = {
    ...tools,
    now: () => new Date(time).toISOString(),
    newId: () => `id-${++count}`,
    secrets: null,
    store: {
      ...store,
      transaction: (fn: Parameters<typeof store.transaction>[0]) => {
        if (commitsLeft-- <= 0) return Promise.reject(new Error('killed'))
        return store.transaction(fn)
      },
    } as typeof store,
    providers: {
      kinds: ['simulated'] as const,
      open: () => panel.provider,
      pace: async () => undefined,
      pause: () => new Promise<void>(() => undefined),
      hasRoom: () => true,
      chance: () => 0.5,
      claimMs: 60_000,
    },
  }
  const planId = sampleRow('plans').id
  await store.transaction(async (tx) => {
    await tx.users.insert(sampleRow('users'))
    await tx.plans.insert(sampleRow('plans'))
    await tx.settings.insert(sampleRow('settings'))
    await tx.panels.insert(
      sampleRow('panels', {
        kind: 'simulated',
        status: 'on',
        failures: 0,
        fault: null,
        restsUntil: null,
      }),
    )
    await tx.planTemplates.insert(templateOf(planId, 1))
    for (let at = 0; at < SERVICES; at++) {
      const service = sampleRow('services', {
        id: `service-${at}`,
        orderId: null,
        planId,
        status: 'active',
        suspendedByHand: false,
        suspensionReason: null,
      })
      await tx.services.insert(service)
      await wakeInstance(tx, backend, null, service)
    }
  })
  return {
    panel,
    backend,
    store,
    wanted,
    async apply(at: number | null, isNew: boolean) {
      if (isNew) {
        const template = templateOf(planId, ++version)
        await store.transaction(async (tx) => {
          const before = await currentTemplate(tx, planId)
          if (before) await tx.planTemplates.update(before.id, { status: 'past' })
          await tx.planTemplates.insert(template)
        })
      }
      const { items } = await store.read((tx) => tx.instances.list({ limit: SERVICES }))
      const chosen = items.find(({ serviceId }) => serviceId === `service-${at}`)
      const ids = chosen && { ids: [chosen.id] }
      await applyPlan({ ...backend, store, actor: { id: 'admin' } }, { planId, ...ids }).catch(
        // It is as it should be, or cannot be changed now.
        (refusal) => expect(refusal).toMatchObject({ code: 'NOTHING_TO_DO' }),
      )
      const asked = await store.read((tx) => tx.instances.list({ limit: SERVICES }))
      for (const { id, applyTemplateId } of asked.items) {
        if (applyTemplateId === `template-${version}`) wanted.set(id, version)
      }
    },
    pass(milliseconds: number) {
      time += milliseconds
      panel.settle()
    },
    async setStatus(at: number, status: Service['status']) {
      await store.transaction(async (tx) => {
        const before = await tx.services.get(`service-${at}`, { lock: true })
        // Termination is final.
        if (!before || before.status === 'terminated') return
        const terminatedAt = status === 'terminated' ? backend.now() : null
        const after = await tx.services.update(before.id, { status, terminatedAt })
        if (after) await wakeInstance(tx, backend, before, after)
      })
    },
    async run() {
      const { failures } = await reconcileDue(backend)
      for (const { fault } of failures) expect(fault).toEqual(new Error('killed'))
      commitsLeft = Number.POSITIVE_INFINITY
    },
    die(commits: number) {
      commitsLeft = commits
    },
  }
}

/** Its recipe says which one it is, so that the panel knows. */
const templateOf = (planId: string, version: number): PlanTemplate => {
  const sample = sampleRow('planTemplates')
  const known = pterodactylRecipe(sample.recipe)
  const recipe = known && { ...known, backups: version }
  const fields = { recipe, planId, version, status: 'current' as const, questions: [] }
  return { ...sample, ...fields, id: `template-${version}` }
}

type PanelShop = Awaited<ReturnType<typeof openPanelShop>>

async function live(shop: PanelShop, events: readonly Event[]): Promise<void> {
  for (const each of events) {
    if (each.kind === 'run') await shop.run()
    if (each.kind === 'pass') shop.pass(each.seconds * 1000)
    if (each.kind === 'status') await shop.setStatus(each.service, each.status)
    if (each.kind === 'apply') await shop.apply(each.service, each.isNew)
    if (each.kind === 'die') shop.die(each.commits)
  }
}

/** Everybody answers again, and weeks pass: the shop looks every hour, and what waits for minutes comes within them. */
async function calmDown(shop: PanelShop): Promise<void> {
  shop.die(Number.POSITIVE_INFINITY)
  for (let round = 0; round < 12; round++) {
    shop.pass(61_000)
    await shop.run()
  }
  for (let round = 0; round < 10; round++) {
    shop.pass(24 * HOUR)
    await shop.run()
    shop.pass(61_000)
    await shop.run()
  }
}

test('one server for each service that runs, none for those that have ended, nobody else’s touched', async () => {
  const runs = fc.record({
    fates: fc.array(fc.constantFrom(...FATES), { maxLength: 40 }),
    events: fc.array(event, { maxLength: 30 }),
  })
  await fc.assert(
    fc.asyncProperty(runs, async ({ fates, events }) => {
      const shop = await openPanelShop(fates)
      await live(shop, events)
      const early = shop.panel.calls.length
      await calmDown(shop)
      const { store, panel } = shop
      const instances = (await store.read((tx) => tx.instances.list({ limit: 10 }))).items
      for (const instance of instances) {
        const service = await store.read((tx) => tx.services.get(instance.serviceId))
        const server = panel.servers.get(keyOf(instance))
        const wanted = { active: 'on', suspended: 'off', expired: 'off', terminated: undefined }
        // What was never made while it could be had need not be made to be suspended.
        const isNever = server === undefined && instance.state === 'none'
        if (service?.status !== 'active' && isNever) continue
        expect(server?.state, service?.status).toBe(wanted[service?.status ?? 'active'])
        expect(instance.phase, JSON.stringify(instance)).toBe('settled')
        expect(instance.state).toBe(server ? server.state : 'gone')
        expect(instance.applyTemplateId).toBeNull()
        if (!server) continue
        const asked = shop.wanted.get(instance.id)
        if (asked) expect(instance.templateId).toBe(`template-${asked}`)
        expect(`template-${server.backups}`).toBe(instance.templateId)
      }
      expect(panel.doubled).toEqual([])
      expect(panel.servers.get('nobodys')?.state).toBe('on')
      expect(panel.calls.filter(({ key }) => key === 'nobodys')).toEqual([])
      checkOrders(panel.calls)
      expect(early).toBeLessThan(40 * events.length + 1)
    }),
    { numRuns: Number(process.env.FC_RUNS ?? 300) },
  )
}, 600_000)

/** Between two orders to create the same server the panel was asked whether it is there, and given time. */
function checkOrders(calls: ChaoticPanel['calls']): void {
  const last = new Map<string, number>()
  const observed = new Set<string>()
  for (const { verb, key, at } of calls) {
    if (verb === 'observe') observed.add(key)
    if (verb !== 'create') continue
    const before = last.get(key)
    expect(observed.has(key), 'created unseen').toBe(true)
    if (before !== undefined) expect(at - before).toBeGreaterThanOrEqual(SETTLING)
    observed.delete(key)
    last.set(key, at)
  }
}
