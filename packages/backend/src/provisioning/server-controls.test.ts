import { openSimulated } from '@hostfront/providers/simulated'
import { expect, test } from 'vitest'
import { panelForm } from '../testing/calls/forms.ts'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop } from '../testing/shop.ts'
import { reconcileDue } from './reconcile-due.ts'

const NONE = { address: '', panelLink: '', userName: '', note: '' }

/** A service of Jane's with a server on a panel that counts what it is asked. */
async function openStage({ isReady = true } = {}) {
  const asked = { usage: 0, power: [] as string[], isSilent: false, hasRoom: true }
  let clock: () => string = () => new Date(0).toISOString()
  const shop = await openTestShop({
    limits: { 'power-server': 3 },
    providers: {
      kinds: ['simulated'],
      open: (_, panel) => {
        const provider = openSimulated(panel, { now: () => clock() })
        const { controls } = provider
        if (!controls) throw new Error('no controls')
        return {
          ...provider,
          controls: {
            usage(target) {
              asked.usage++
              return controls.usage(target)
            },
            async power(target, signal) {
              asked.power.push(signal)
              if (asked.isSilent) {
                return { result: 'unknown', fault: { code: 'UNREACHABLE', detail: null } }
              }
              return controls.power(target, signal)
            },
          },
        }
      },
      pace: async () => undefined,
      pause: () => new Promise(() => undefined),
      hasRoom: () => asked.hasRoom,
      chance: () => 0.5,
      claimMs: 60_000,
    },
  })
  clock = () => shop.backend.now()
  const [admin, jane] = [await shop.admin(), await shop.customer('jane', 100_000)]
  const panel = await admin.panels.add(panelForm)
  const { planId } = orderForm
  await admin.delivery.setTemplate({ planId, panelId: panel.id, access: NONE, recipe: null })
  const { order } = await jane.orders.place(orderForm)
  const { id } = (await admin.orders.approve({ id: order.id })).service
  await reconcileDue(shop.backend)
  shop.passSeconds(3)
  if (isReady) await reconcileDue(shop.backend)
  return { shop, admin, jane, id, asked, panel }
}

test('a running server says what it takes, and its panel is asked once in 20 s', async () => {
  const { jane, admin, shop, id, asked } = await openStage()
  const { isOffered, usage } = await jane.services.usage({ id })
  expect([isOffered, usage?.state]).toEqual([true, 'running'])
  shop.passSeconds(19)
  await Promise.all([jane.services.usage({ id }), admin.delivery.usage({ id })])
  expect(asked.usage).toBe(1)
  shop.passSeconds(1)
  await Promise.all([jane.services.usage({ id }), admin.delivery.usage({ id })])
  expect(asked.usage).toBe(2)
})

test('a signal is sent once, and what it came to is asked for anew', async () => {
  const { jane, id, asked } = await openStage()
  await jane.services.usage({ id })
  await jane.services.power({ id, signal: 'stop' })
  expect((await jane.services.usage({ id })).usage).toMatchObject({ state: 'stopped', memory: 0 })
  asked.isSilent = true
  const restart = () => jane.services.power({ id, signal: 'restart' })
  expect(await refusalOf(restart())).toEqual(['POWER_UNCERTAIN', {}])
  expect(asked.power).toEqual(['stop', 'restart'])
  await refusalOf(restart())
  expect(await refusalOf(restart())).toMatchObject(['TOO_MANY_ATTEMPTS', {}])
  expect(asked.power).toHaveLength(3)
})

test('nobody else switches it, and what the team does is noted', async () => {
  const { shop, admin, id, asked } = await openStage()
  const bob = await shop.customer('bob')
  const power = bob.services.power({ id, signal: 'stop' })
  expect(await refusalOf(power)).toEqual(['NOT_FOUND', {}])
  expect(await refusalOf(bob.services.usage({ id }))).toEqual(['NOT_FOUND', {}])
  // An administrator's own services are those they hold.
  expect(await refusalOf(admin.services.usage({ id }))).toEqual(['NOT_FOUND', {}])
  expect(asked).toMatchObject({ usage: 0, power: [] })
  await admin.delivery.power({ id, signal: 'restart' })
  const { items } = await admin.audit.list({})
  expect(items[0]).toMatchObject({ action: 'services.power', subject: id })
})

test('while it installs, is suspended, by hand or its panel paused, nothing is offered or asked', async () => {
  const early = await openStage({ isReady: false })
  expect(await early.jane.services.usage({ id: early.id })).toEqual({
    isOffered: false,
    usage: null,
  })
  const { jane, admin, id, asked, panel } = await openStage()
  const offered = async () => (await jane.services.usage({ id })).isOffered
  await admin.services.suspend({ id, reason: 'Spam.' })
  expect(await offered()).toBe(false)
  const start = jane.services.power({ id, signal: 'start' })
  expect(await refusalOf(start)).toEqual(['NO_CONTROLS', {}])
  await admin.services.activate({ id })
  expect(await offered()).toBe(true)
  await admin.panels.update({ ...panelForm, id: panel.id, isPaused: true })
  expect(await offered()).toBe(false)
  await admin.panels.update({ ...panelForm, id: panel.id })
  const { delivery } = await admin.services.inspect({ id })
  await admin.delivery.takeOver({ id: delivery?.instance.id ?? '' })
  expect(await offered()).toBe(false)
  expect(asked.power).toEqual([])
})

test('a panel that has enough to do is not asked for what nobody depends on', async () => {
  const { jane, id, asked } = await openStage()
  asked.hasRoom = false
  expect(await jane.services.usage({ id })).toEqual({ isOffered: true, usage: null })
  expect(asked.usage).toBe(0)
})
