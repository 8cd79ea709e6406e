/** From an approved order to a server, by staff and by a panel, as both sides see it. */
import { expect, test } from 'vitest'
import { writeTimeMarks } from '../clock/time-marks.ts'
import { panelForm } from '../testing/calls/forms.ts'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { ADMIN, openTestShop } from '../testing/shop.ts'
import { reconcileDue } from './reconcile-due.ts'

const DAY = 86_400
const NOTHING = { address: '', panelLink: '', userName: '', note: '' }
const ACCESS = { ...NOTHING, address: 'play.example.com:7777' }

async function openStage() {
  const shop = await openTestShop()
  const [admin, jane] = [await shop.admin(), await shop.customer('jane', 100_000)]
  const planId = orderForm.planId
  return {
    shop,
    admin,
    jane,
    planId,
    run: () => reconcileDue(shop.backend),
    async order() {
      const { order } = await jane.orders.place(orderForm)
      return (await admin.orders.approve({ id: order.id })).service.id
    },
    async instance(serviceId: string) {
      const { delivery } = await admin.services.inspect({ id: serviceId })
      if (!delivery) throw new Error('no instance')
      return delivery.instance
    },
    waiting: async () => (await admin.delivery.list({ phase: 'person' })).items,
    async withPanel(rehearsal: (typeof panelForm)['rehearsal'] = 'none') {
      const panel = await admin.panels.add({ ...panelForm, rehearsal })
      const access = { ...NOTHING, address: '{address}', note: 'Welcome to {server}.' }
      await admin.delivery.setTemplate({ planId, panelId: panel.id, access, recipe: null })
      return panel
    },
  }
}

test('without a panel an approved order waits for staff, who say how it is reached', async () => {
  const { admin, jane, order, instance, waiting, shop } = await openStage()
  const id = await order()
  expect((await jane.services.get({ id })).delivery).toMatchObject({
    step: 'by-hand',
    readyAt: null,
  })
  const [row] = await waiting()
  expect(row).toMatchObject({
    instance: { provider: 'manual', step: 'create', phase: 'person' },
    service: { id },
    customer: { name: 'jane' },
    panelName: null,
  })
  shop.passSeconds(90)
  await admin.delivery.done({ id: row?.instance.id ?? '', verb: 'create', access: ACCESS })
  expect(await jane.services.get({ id })).toMatchObject({
    service: { access: ACCESS },
    delivery: { step: 'ready', readyAt: shop.backend.now() },
  })
  expect(await waiting()).toEqual([])
  expect((await instance(id)).phase).toBe('settled')
  const again = admin.delivery.done({ id: row?.instance.id ?? '', verb: 'create' })
  expect(await refusalOf(again)).toEqual(['NOTHING_TO_DO', {}])
  expect(await admin.delivery.times()).toMatchObject([{ count: 1, median: 90, withinMinute: 0 }])
})

test('suspending, bringing back and ending a service each wait for staff, and what is overtaken does not', async () => {
  const { admin, order, waiting, instance, run, shop } = await openStage()
  const id = await order()
  const { id: instanceId } = await instance(id)
  const steps = async () => (await waiting()).map(({ instance: { step } }) => step)
  await admin.delivery.done({ id: instanceId, verb: 'create' })
  await admin.services.suspend({ id, reason: 'Spam.' })
  expect(await steps()).toEqual(['suspend'])
  await admin.services.activate({ id })
  expect(await steps()).toEqual([])
  await admin.services.suspend({ id, reason: 'Spam.' })
  await admin.delivery.done({ id: instanceId, verb: 'suspend' })
  await admin.services.terminate({ id })
  expect(await steps()).toEqual([])
  shop.passSeconds(7 * DAY)
  await run()
  expect(await steps()).toEqual(['remove'])
  await admin.delivery.done({ id: instanceId, verb: 'remove' })
  expect(await instance(id)).toMatchObject({ state: 'gone', phase: 'settled', nextAttemptAt: null })
})

test('a panel makes it, its customer is told how it is reached, and every change follows', async () => {
  const { admin, jane, order, instance, run, shop, withPanel } = await openStage()
  await withPanel()
  const id = await order()
  expect(await run()).toMatchObject({ looks: 1, asked: 0, failures: [] })
  expect((await jane.services.get({ id })).delivery).toMatchObject({ step: 'installing' })
  shop.passSeconds(3)
  await run()
  const { service, delivery } = await jane.services.get({ id })
  expect(delivery).toMatchObject({ step: 'ready' })
  expect(service.access).toMatchObject({
    address: expect.stringMatching(/^203\.0\.113\.10:\d+$/),
    note: `Welcome to ${service.serverName}.`,
  })
  const { items } = await jane.notifications.list({})
  expect(items.map(({ event }) => event.kind)).toContain('service-access')

  const state = async () => {
    await run()
    return (await instance(id)).state
  }
  await admin.services.suspend({ id, reason: 'Spam.' })
  expect(await state()).toBe('off')
  await admin.services.activate({ id })
  expect(await state()).toBe('on')
  await admin.services.terminate({ id })
  expect(await state()).toBe('off')
  shop.passSeconds(7 * DAY - 1)
  expect(await state()).toBe('off')
  shop.passSeconds(1)
  // The lifecycle has not seen that time yet: it may never have been.
  expect(await state()).toBe('off')
  expect(await instance(id)).toMatchObject({ fault: 'CLOCK_DOUBTED' })
  const { store, now } = shop.backend
  await store.transaction((tx) => writeTimeMarks(tx, now(), { seen: now() }))
  shop.passSeconds(3600)
  expect(await state()).toBe('gone')
  const { delivery: record } = await admin.services.inspect({ id })
  expect(record?.events.map(({ verb }) => verb)).toEqual([
    'remove',
    'suspend',
    'resume',
    'suspend',
    'observe',
    'create',
  ])
})

test('what staff have typed stays, whatever a panel says of the server', async () => {
  const { admin, jane, order, run, shop, withPanel } = await openStage()
  await withPanel()
  const id = await order()
  await admin.services.setAccess({ id, access: ACCESS })
  await run()
  shop.passSeconds(3)
  await run()
  expect((await jane.services.get({ id })).service.access).toEqual(ACCESS)
})

test('a service of before there were instances is taken to be as it was sold', async () => {
  const { admin, jane, waiting } = await openStage()
  const form = { userId: jane.id, planName: 'Extra', price: 500, planId: '' }
  const { id } = await admin.services.add(form)
  expect((await jane.services.get({ id })).delivery).toBeNull()
  await admin.services.suspend({ id, reason: 'Spam.' })
  expect((await waiting()).map(({ instance: { step } }) => step)).toEqual(['suspend'])
  expect((await jane.services.get({ id })).delivery).toBeNull()
})

test('a panel that is down is asked less and less often; its customer reads calm words, staff the cause', async () => {
  const { admin, jane, order, instance, run, shop, withPanel } = await openStage()
  const panel = await withPanel('down')
  const id = await order()
  await run()
  expect((await jane.services.get({ id })).delivery).toMatchObject({ step: 'delayed' })
  expect(await instance(id)).toMatchObject({ phase: 'working', fault: 'UNREACHABLE', attempts: 1 })
  for (let round = 0; round < 4; round++) {
    shop.passSeconds(300)
    await run()
  }
  const { panels } = await admin.panels.list()
  expect(panels).toMatchObject([{ failures: 5, fault: 'UNREACHABLE', servers: 1 }])
  // It is left alone: nothing counts as a try.
  await admin.delivery.retry({ id: (await instance(id)).id })
  await run()
  expect((await instance(id)).attempts).toBe(0)
  await admin.accounts.confirm({ password: ADMIN.password })
  await admin.panels.update({ ...panelForm, id: panel.id })
  await run()
  shop.passSeconds(3)
  await run()
  expect(await instance(id)).toMatchObject({ phase: 'settled', state: 'on', fault: null })
})

test('one that cannot be made waits for somebody, who takes it over', async () => {
  const { admin, order, instance, run, waiting, withPanel } = await openStage()
  await withPanel('full')
  const id = await order()
  await run()
  const [row] = await waiting()
  expect(row).toMatchObject({
    instance: { fault: 'NO_ROOM', step: 'create' },
    panelName: 'Rehearsal',
  })
  const taken = await admin.delivery.takeOver({ id: row?.instance.id ?? '' })
  expect(taken).toMatchObject({ phase: 'person', step: 'create', fault: null })
  expect(await run()).toMatchObject({ looks: 0 })
  await admin.delivery.done({ id: taken.id, verb: 'create', access: ACCESS })
  expect(await instance(id)).toMatchObject({ phase: 'settled', state: 'on' })
})

test('days of waiting beyond the first are given back once, with the log to show it', async () => {
  const { admin, jane, order, instance, shop } = await openStage()
  const id = await order()
  const { expiresAt } = (await jane.services.get({ id })).service
  shop.passSeconds(3.5 * DAY)
  const { id: instanceId } = await instance(id)
  await admin.delivery.done({ id: instanceId, verb: 'create' })
  const { service } = await jane.services.get({ id })
  expect((Date.parse(service.expiresAt) - Date.parse(expiresAt)) / 1000).toBe(3 * DAY)
  const { items } = await admin.audit.list({ search: 'services.ready' })
  expect(items).toHaveLength(1)
  await admin.services.suspend({ id, reason: 'Spam.' })
  await admin.delivery.done({ id: instanceId, verb: 'suspend' })
  await admin.services.activate({ id })
  await admin.delivery.done({ id: instanceId, verb: 'resume' })
  expect((await jane.services.get({ id })).service.expiresAt).toBe(service.expiresAt)
})

test('where paid time begins when ready, all of the wait is given back, and no message made of seconds', async () => {
  const { admin, jane, order, instance, shop } = await openStage()
  await admin.settings.update({ billing: { paidFromReady: true } })
  const events = async () =>
    (await jane.notifications.list({})).items.map(({ event }) => event.kind)
  const waitsFor = async (seconds: number) => {
    const id = await order()
    const { expiresAt } = (await jane.services.get({ id })).service
    shop.passSeconds(seconds)
    await admin.delivery.done({ id: (await instance(id)).id, verb: 'create' })
    const { service } = await jane.services.get({ id })
    return (Date.parse(service.expiresAt) - Date.parse(expiresAt)) / 1000
  }
  expect(await waitsFor(90)).toBe(90)
  expect(await events()).not.toContain('service-extended')
  expect(await waitsFor(3.5 * DAY)).toBe(3.5 * DAY)
  expect(await events()).toContain('service-extended')
})

test('so many suspensions in an hour stop until somebody has looked', async () => {
  const { admin, order, run, shop, withPanel, waiting } = await openStage()
  const panel = await withPanel()
  const ids: string[] = []
  for (let count = 0; count < 8; count++) ids.push(await order())
  await run()
  shop.passSeconds(3)
  await run()
  for (const id of ids) await admin.services.suspend({ id, reason: 'Wrong clock.' })
  await run()
  const guarded = await waiting()
  expect(guarded.length).toBeGreaterThan(0)
  expect(guarded.map(({ instance }) => instance.fault)).toContain('MASS_GUARD')
  const isOff = async () =>
    (await admin.delivery.list({})).items.filter(({ instance }) => instance.state === 'off').length
  expect(await isOff()).toBeLessThan(8)
  await admin.panels.liftGuard({ id: panel.id })
  await run()
  expect(await isOff()).toBe(8)
})

test('a template of later changes nothing of what was ordered before', async () => {
  const { admin, order, instance, planId, withPanel } = await openStage()
  await withPanel()
  const before = await instance(await order())
  const template = await admin.delivery.setTemplate({
    planId,
    panelId: null,
    access: NOTHING,
    recipe: null,
  })
  expect(template).toMatchObject({ version: 2, panelId: null })
  expect(await instance(await order())).toMatchObject({
    provider: 'manual',
    templateId: template.id,
  })
  expect(before.templateId).not.toBe(template.id)
  expect((await admin.delivery.template({ planId }))?.version).toBe(2)
})

test('a panel’s key is sealed and shown to nobody; a panel with servers stays', async () => {
  const { admin, order, shop, withPanel } = await openStage()
  const panel = await withPanel()
  await order()
  const key = 'ptlc_canary_0123456789abcdef'
  const changed = await admin.panels.update({ ...panelForm, id: panel.id, key })
  expect(changed.key).toMatchObject({ lastFour: 'cdef' })
  const kept = await shop.store.read((tx) => tx.panels.get(panel.id))
  expect(kept?.panelKey).not.toContain('canary')
  const written = [
    changed,
    await admin.panels.list(),
    await admin.audit.list({}),
    await admin.shop.exportDocument(),
  ]
  expect(JSON.stringify(written)).not.toContain('canary')
  expect(await admin.panels.update({ ...panelForm, id: panel.id })).toMatchObject({
    key: changed.key,
  })
  expect(await refusalOf(admin.panels.remove({ id: panel.id }))).toEqual([
    'PANEL_IN_USE',
    { servers: 1 },
  ])
})

test('a dry run says what would be sent or what is missing, and changes nothing', async () => {
  const { admin, planId, shop, withPanel } = await openStage()
  const panel = await withPanel()
  const form = { planId, panelId: panel.id, access: NOTHING, recipe: null }
  const before = await shop.store.read((tx) => tx.instances.count())
  const run = await admin.delivery.dryRun(form)
  expect(run).toMatchObject({ fault: null })
  expect(run.order).toContainEqual({ name: 'name', value: 'Dry run' })
  await admin.panels.update({ ...panelForm, id: panel.id, rehearsal: 'full' })
  expect(await admin.delivery.dryRun(form)).toEqual({
    order: null,
    fault: 'NO_ROOM',
    faultDetail: null,
  })
  expect(await refusalOf(admin.delivery.dryRun({ ...form, panelId: null }))).toEqual([
    'NOT_FOUND',
    {},
  ])
  expect(await shop.store.read((tx) => tx.instances.count())).toBe(before)
})

test('what would keep waiting orders from being made is known before they are approved', async () => {
  const { admin, jane, planId, withPanel, shop } = await openStage()
  const panel = await withPanel('full')
  expect(await admin.delivery.obstacles()).toEqual([])
  await jane.orders.place(orderForm)
  const found = await admin.delivery.obstacles()
  expect(found).toMatchObject([{ planId, panelName: 'Rehearsal', fault: 'NO_ROOM' }])
  await admin.panels.update({ ...panelForm, id: panel.id })
  shop.passSeconds(61)
  expect(await admin.delivery.obstacles()).toEqual([])
  await admin.panels.update({ ...panelForm, id: panel.id, isPaused: true })
  expect(await admin.delivery.obstacles()).toMatchObject([{ fault: 'PANEL_PAUSED' }])
})

test('who types in how a server is reached has set it up', async () => {
  const { admin, order, instance, waiting, jane, shop } = await openStage()
  const id = await order()
  shop.passSeconds(2.5 * DAY)
  const { expiresAt } = (await jane.services.get({ id })).service
  const service = await admin.services.setAccess({ id, access: ACCESS })
  expect((Date.parse(service.expiresAt) - Date.parse(expiresAt)) / 1000).toBe(2 * DAY)
  expect(await instance(id)).toMatchObject({ state: 'on', phase: 'settled' })
  expect(await waiting()).toEqual([])
})

test('a panel’s key goes to no other address by itself, and a copy of the shop begins with its panels paused', async () => {
  const { admin, shop } = await openStage()
  const form = { ...panelForm, kind: 'simulated' as const, key: 'ptlc_0123456789abcdef' }
  const { id } = await admin.panels.add(form)
  await shop.store.transaction((tx) => tx.panels.update(id, { address: 'https://old.example.com' }))
  const moved = admin.panels.update({ ...form, id, key: '', address: 'https://new.example.com' })
  expect(await refusalOf(moved)).toEqual(['PANEL_KEY_NEEDED', {}])
  const { text } = await admin.shop.exportDocument()
  await admin.shop.importDocument({ text, apply: true })
  const kept = await shop.store.read((tx) => tx.panels.get(id))
  expect(kept).toMatchObject({ status: 'paused', panelKey: null })
})

test('what was never made is made by the template of today once somebody asks again', async () => {
  const { admin, order, instance, run, planId, withPanel } = await openStage()
  const panel = await withPanel('full')
  const id = await order()
  await run()
  const again = { planId, panelId: panel.id, access: NOTHING, recipe: null }
  const { id: templateId } = await admin.delivery.setTemplate(again)
  expect((await admin.delivery.retry({ id: (await instance(id)).id })).templateId).toBe(templateId)
})

test('how long servers took is said to strangers once twenty were made', async () => {
  const { admin, order, instance, shop, planId } = await openStage()
  const make = async (seconds: number) => {
    const id = await order()
    shop.passSeconds(seconds)
    await admin.delivery.done({ id: (await instance(id)).id, verb: 'create' })
  }
  const visitor = shop.visitor()
  for (let made = 1; made < 20; made++) await make(made)
  expect(await visitor.plans.measuredWaits()).toEqual([])
  await make(3600)
  expect(await visitor.plans.measuredWaits()).toEqual([{ planId, seconds: 19 }])
  shop.passSeconds(91 * DAY)
  expect(await visitor.plans.measuredWaits()).toEqual([])
})
