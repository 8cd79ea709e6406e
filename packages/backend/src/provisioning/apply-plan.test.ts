/** A plan that has changed is applied to servers that exist: who changes, who asks, and what is written of it. */
import { expect, test } from 'vitest'
import { panelForm } from '../testing/calls/forms.ts'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop } from '../testing/shop.ts'
import { reconcileDue } from './reconcile-due.ts'

const NOTHING = { address: '', panelLink: '', userName: '', note: '' }
const { planId } = orderForm

async function openStage() {
  const shop = await openTestShop()
  const [admin, jane] = [await shop.admin(), await shop.customer('jane', 1_000_000)]
  const run = () => reconcileDue(shop.backend)
  const stage = {
    shop,
    admin,
    jane,
    run,
    order: async () => {
      const { order } = await jane.orders.place(orderForm)
      return (await admin.orders.approve({ id: order.id })).service.id
    },
    async made() {
      const id = await stage.order()
      await run()
      shop.passSeconds(120)
      await run()
      return id
    },
    setTemplate: (panelId: string | null) =>
      admin.delivery.setTemplate({ planId, panelId, access: NOTHING, recipe: null }),
    async setMemory(ram: number) {
      const sold = (await admin.plans.list()).find(({ plan }) => plan.id === planId)
      if (!sold) throw new Error('no plan')
      await admin.plans.update({ id: planId, specs: { ...sold.plan.specs, ram } })
    },
    async instance(serviceId: string) {
      const { delivery } = await admin.services.inspect({ id: serviceId })
      if (!delivery) throw new Error('no instance')
      return delivery.instance
    },
    async standings() {
      const { items } = await admin.delivery.planServers({ planId })
      return items.map(({ standing: { is, why, changes } }) => ({ is, why, changes }))
    },
  }
  return stage
}

async function openPanelStage() {
  const stage = await openStage()
  const panel = await stage.admin.panels.add(panelForm)
  await stage.setTemplate(panel.id)
  return { ...stage, panel }
}

test('without a template there is nothing to apply, and of an unknown plan nothing is said', async () => {
  const { admin, standings } = await openStage()
  expect(await standings()).toEqual([])
  expect(await refusalOf(admin.delivery.apply({ planId }))).toEqual(['NOTHING_TO_DO', {}])
  const unknown = { planId: 'no-such-plan' }
  expect(await refusalOf(admin.delivery.planServers(unknown))).toEqual(['NOT_FOUND', {}])
  expect(await refusalOf(admin.delivery.planCounts(unknown))).toEqual(['NOT_FOUND', {}])
  expect(await refusalOf(admin.delivery.apply(unknown))).toEqual(['NOT_FOUND', {}])
})

test('a server knows what it was made with; more memory is shown, applied once, and then nothing differs', async () => {
  const { admin, made, instance, setMemory, standings, run, shop } = await openPanelStage()
  const id = await made()
  const before = await instance(id)
  expect(before.limits).toMatchObject({ memoryMiB: expect.any(Number) })
  expect(await standings()).toEqual([{ is: 'same', why: null, changes: [] }])
  await setMemory(48)
  const change = { part: 'memory', name: null, from: before.limits?.memoryMiB, to: 49_152 }
  expect(await standings()).toEqual([{ is: 'differs', why: null, changes: [change] }])
  expect(await admin.delivery.planCounts({ planId })).toEqual({
    servers: 1,
    differ: 1,
    byEarlierVersion: 0,
    asked: 0,
    kept: 0,
  })
  const ids = [before.id]
  expect(await admin.delivery.apply({ planId, ids })).toEqual({ asked: 1, next: null })
  expect(await standings()).toMatchObject([{ is: 'asked', changes: [change] }])
  expect(await refusalOf(admin.delivery.apply({ planId, ids }))).toEqual(['NOTHING_TO_DO', {}])
  expect(await admin.delivery.apply({ planId })).toEqual({ asked: 0, next: null })
  await run()
  expect(await standings()).toEqual([{ is: 'same', why: null, changes: [] }])
  expect(await instance(id)).toMatchObject({
    applyTemplateId: null,
    limits: { memoryMiB: 49_152 },
    state: 'on',
    phase: 'settled',
  })
  const { delivery } = await admin.services.inspect({ id })
  expect(delivery?.events[0]).toMatchObject({ verb: 'apply', result: 'done', state: 'on' })
  const { items } = await admin.audit.list({})
  expect(items.find(({ action }) => action === 'delivery.apply')).toBeTruthy()
  shop.passSeconds(120)
  expect(await run()).toMatchObject({ failures: [] })
})

test('a new version is applied to all, in parts, but not to what is being made or has ended', async () => {
  const { admin, made, order, instance, setTemplate, panel, run, shop } = await openPanelStage()
  const ids = [await made(), await made(), await made()]
  const [ended = ''] = ids
  await admin.services.terminate({ id: ended })
  const installing = await order()
  await run()
  const template = await setTemplate(panel.id)
  const counts = () => admin.delivery.planCounts({ planId })
  expect(await counts()).toMatchObject({ servers: 4, differ: 2, byEarlierVersion: 2, kept: 2 })
  expect(await admin.delivery.apply({ planId })).toEqual({ asked: 2, next: null })
  shop.passSeconds(120)
  await run()
  expect(await counts()).toMatchObject({ servers: 4, differ: 1, asked: 0, kept: 1 })
  const versions = await Promise.all(ids.map(async (id) => (await instance(id)).templateId))
  expect(versions.map((id) => id === template.id)).toEqual([false, true, true])
  expect((await instance(installing)).templateId).not.toBe(template.id)
})

test('one that is suspended is changed and stays suspended; ended before, it is left alone', async () => {
  const { admin, made, instance, setMemory, run, shop } = await openPanelStage()
  const [id, other] = [await made(), await made()]
  await admin.services.suspend({ id, reason: 'Spam.' })
  await run()
  await setMemory(48)
  await admin.delivery.apply({ planId })
  await admin.services.terminate({ id: other })
  shop.passSeconds(120)
  await run()
  expect(await instance(id)).toMatchObject({ state: 'off', limits: { memoryMiB: 49_152 } })
  const { limits, applyTemplateId } = await instance(other)
  expect([limits?.memoryMiB === 49_152, applyTemplateId]).toEqual([false, null])
})

test('while its panel is down it is tried again, and staff see what is to be done', async () => {
  const { admin, made, instance, setMemory, panel, run, shop } = await openPanelStage()
  const id = await made()
  await setMemory(48)
  const rehearse = (rehearsal: 'down' | 'none') =>
    admin.panels.update({ ...panelForm, id: panel.id, rehearsal })
  await rehearse('down')
  await admin.delivery.apply({ planId })
  await run()
  expect(await instance(id)).toMatchObject({ fault: 'UNREACHABLE', phase: 'working' })
  await rehearse('none')
  shop.passSeconds(7200)
  await run()
  expect(await instance(id)).toMatchObject({ fault: null, limits: { memoryMiB: 49_152 } })
})

test('what staff make they change: it waits with them until they say that it is done', async () => {
  const { admin, order, instance, setTemplate, setMemory, standings } = await openStage()
  await setTemplate(null)
  const id = await order()
  const { id: instanceId } = await instance(id)
  expect(await standings()).toMatchObject([{ is: 'kept', why: 'unready' }])
  await admin.delivery.done({ id: instanceId, verb: 'create' })
  expect(await standings()).toMatchObject([{ is: 'same' }])
  await setMemory(48)
  await admin.delivery.apply({ planId })
  const waiting = async () => (await admin.delivery.list({ phase: 'person' })).items
  expect(await waiting()).toMatchObject([
    { instance: { step: 'apply' }, changes: [{ part: 'memory', to: 49_152 }] },
  ])
  const suspended = admin.delivery.done({ id: instanceId, verb: 'suspend' })
  expect(await refusalOf(suspended)).toEqual(['NOTHING_TO_DO', {}])
  const [{ changes = [] } = {}] = await waiting()
  const done = () => admin.delivery.done({ id: instanceId, verb: 'apply', changes: [...changes] })
  // What they have read is no more what is sold.
  await setMemory(64)
  expect(await refusalOf(done())).toEqual(['CHANGED_MEANWHILE', {}])
  await setMemory(48)
  await done()
  expect(await waiting()).toEqual([])
  expect(await standings()).toMatchObject([{ is: 'same' }])
})

test('staff change towards the version that was asked for, whatever has been saved since', async () => {
  const { admin, order, instance, setTemplate, setMemory } = await openStage()
  const { id: first } = await setTemplate(null)
  const id = await order()
  const { id: instanceId } = await instance(id)
  await admin.delivery.done({ id: instanceId, verb: 'create' })
  const { id: asked } = await setTemplate(null)
  expect((await instance(id)).templateId).toBe(first)
  await admin.delivery.apply({ planId, ids: [instanceId] })
  await setTemplate(null)
  await setMemory(48)
  const { delivery } = await admin.services.inspect({ id })
  expect(delivery?.changes).toMatchObject([{ part: 'memory', to: 49_152 }])
  const changes = [...(delivery?.changes ?? [])]
  await admin.delivery.done({ id: instanceId, verb: 'apply', changes })
  expect(await instance(id)).toMatchObject({ templateId: asked, limits: { memoryMiB: 49_152 } })
})

test('what was asked for is withdrawn where nothing has begun; then the server keeps what it has', async () => {
  const { admin, made, instance, setMemory, standings, run, shop } = await openPanelStage()
  const [id, other] = [await made(), await made()]
  const [one, two] = [await instance(id), await instance(other)]
  const withdraw = (...ids: string[]) => admin.delivery.withdraw({ planId, ids })
  expect(await refusalOf(withdraw(one.id))).toEqual(['NOTHING_TO_DO', {}])
  await setMemory(48)
  await admin.delivery.apply({ planId })
  const elsewhere = admin.delivery.withdraw({ planId: 'samp-starter', ids: [one.id] })
  expect(await refusalOf(elsewhere)).toEqual(['NOTHING_TO_DO', {}])
  expect(await withdraw(one.id)).toEqual({ withdrawn: 1 })
  shop.passSeconds(120)
  await run()
  expect((await standings()).map(({ is }) => is)).toEqual(['differs', 'same'])
  expect(await instance(id)).toMatchObject({ limits: one.limits, phase: 'settled' })
  expect(await refusalOf(withdraw(one.id, two.id))).toEqual(['NOTHING_TO_DO', {}])
  const unknown = admin.delivery.withdraw({ planId: 'no-such-plan', ids: [one.id] })
  expect(await refusalOf(unknown)).toEqual(['NOT_FOUND', {}])
})

test('taken over while a change waits, it is staff’s to make', async () => {
  const { admin, made, instance, setMemory } = await openPanelStage()
  const id = await made()
  await setMemory(48)
  await admin.delivery.apply({ planId })
  const { id: instanceId } = await instance(id)
  await admin.delivery.takeOver({ id: instanceId })
  expect(await instance(id)).toMatchObject({ step: 'apply', phase: 'person' })
})

test('a version that is asked for while its panel is at the one before is not forgotten', async () => {
  const { admin, made, instance, setTemplate, panel, run, shop } = await openPanelStage()
  const id = await made()
  await setTemplate(panel.id)
  await admin.delivery.apply({ planId })
  const { providers } = shop.backend
  let calls = 0
  let newest = ''
  const open: typeof providers.open = async (...given) => {
    const provider = await providers.open(...given)
    return {
      ...provider,
      async apply(...spec) {
        calls++
        newest = (await setTemplate(panel.id)).id
        await admin.delivery.apply({ planId })
        return provider.apply(...spec)
      },
    }
  }
  await reconcileDue({ ...shop.backend, providers: { ...providers, open } })
  expect(await instance(id)).toMatchObject({ applyTemplateId: newest })
  shop.passSeconds(120)
  await run()
  expect(await instance(id)).toMatchObject({ templateId: newest, applyTemplateId: null })
  expect(calls).toBe(1)
})
