/** What becomes of a server after it was ready: what its customer reads, and how staff and panel hand it to each other. */
import { expect, test } from 'vitest'
import { panelForm } from '../testing/calls/forms.ts'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop } from '../testing/shop.ts'
import { reconcileDue } from './reconcile-due.ts'

const NOTHING = { address: '', panelLink: '', userName: '', note: '' }

/** A server that is ready on a panel; `lose` takes it away there. */
async function openStage() {
  const shop = await openTestShop()
  const [admin, jane] = [await shop.admin(), await shop.customer('jane', 1_000_000)]
  const panel = await admin.panels.add(panelForm)
  const { planId } = orderForm
  await admin.delivery.setTemplate({ planId, panelId: panel.id, access: NOTHING, recipe: null })
  const { order } = await jane.orders.place(orderForm)
  const { id } = (await admin.orders.approve({ id: order.id })).service
  const { providers } = shop.backend
  const { open } = providers
  const run = async () => {
    await reconcileDue(shop.backend)
    shop.passSeconds(120)
    await reconcileDue(shop.backend)
  }
  await run()
  return {
    admin,
    id,
    run,
    pass: async (days: number) => {
      shop.passDays(days)
      await reconcileDue(shop.backend)
    },
    instance: async () => (await admin.services.inspect({ id })).delivery?.instance,
    step: async () => (await jane.services.get({ id })).delivery?.step,
    lose: () =>
      Object.assign(providers, {
        open: async (...given: Parameters<typeof open>) => ({
          ...(await open(...given)),
          observe: async () => ({ result: 'absent' }) as const,
        }),
      }),
    find: () => Object.assign(providers, { open }),
  }
}

test('what its panel has lost its customer is told of, and given back to the panel it is made anew', async () => {
  const { admin, run, instance, step, lose, find } = await openStage()
  expect(await step()).toBe('ready')
  const { id = '' } = (await instance()) ?? {}
  expect(await refusalOf(admin.delivery.giveBack({ id }))).toEqual(['NOTHING_TO_DO', {}])
  lose()
  await admin.delivery.retry({ id })
  await run()
  expect(await instance()).toMatchObject({ fault: 'MISSING', phase: 'person' })
  expect(await step()).toBe('trouble')
  await admin.delivery.takeOver({ id })
  expect(await instance()).toMatchObject({ step: 'create', phase: 'person' })
  expect(await step()).toBe('trouble')
  const given = await admin.delivery.giveBack({ id })
  expect(given).toMatchObject({ handledBy: null, phase: 'working', step: null })
  find()
  await run()
  expect(await instance()).toMatchObject({ state: 'on', phase: 'settled', fault: null })
  expect(await step()).toBe('ready')
})

test('taken over and given back, a server that is there stays as it is', async () => {
  const { admin, run, instance } = await openStage()
  const before = await instance()
  const { id = '' } = before ?? {}
  await admin.delivery.takeOver({ id })
  await admin.delivery.giveBack({ id })
  await run()
  expect(await instance()).toMatchObject({
    remoteId: before?.remoteId,
    state: 'on',
    phase: 'settled',
    readyAt: before?.readyAt,
  })
})

test('what is gone is given back to nobody', async () => {
  const { admin, id, pass, instance } = await openStage()
  const { id: server = '' } = (await instance()) ?? {}
  await admin.delivery.takeOver({ id: server })
  await admin.services.terminate({ id })
  await admin.delivery.done({ id: server, verb: 'suspend' })
  await pass(8)
  await admin.delivery.done({ id: server, verb: 'remove' })
  expect(await instance()).toMatchObject({ state: 'gone', phase: 'settled' })
  const late = admin.delivery.giveBack({ id: server })
  expect(await refusalOf(late)).toEqual(['NOTHING_TO_DO', {}])
})

test('suspended and paid for, it is being brought back until it runs', async () => {
  const { admin, id, run, instance, step } = await openStage()
  await admin.services.suspend({ id, reason: 'Spam.' })
  await run()
  expect(await instance()).toMatchObject({ state: 'off' })
  await admin.services.activate({ id })
  expect(await step()).toBe('coming-back')
  await run()
  expect(await step()).toBe('ready')
})
