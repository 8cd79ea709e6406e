import { expect, test } from 'vitest'
import { panelForm } from '../testing/calls/forms.ts'
import { orderForm } from '../testing/order-form.ts'
import { openTestShop } from '../testing/shop.ts'

async function openStage() {
  const shop = await openTestShop()
  const [admin, jane] = [await shop.admin(), await shop.customer('jane', 100_000)]
  const { order } = await jane.orders.place(orderForm)
  const queued = async () => [
    (await admin.orders.inspect({ id: order.id })).isToSetUp,
    (await admin.orders.list({})).items.find((row) => row.order.id === order.id)?.isToSetUp,
  ]
  const held = async (id: string) => [
    (await admin.services.inspect({ id })).toSetUpSince,
    (await admin.services.list({})).items.find((row) => row.service.id === id)?.toSetUpSince,
  ]
  return { shop, admin, order, queued, held }
}

test('an order and its service say that staff are to make its server, from its approval until they have', async () => {
  const { shop, admin, order, queued, held } = await openStage()
  expect(await queued()).toEqual([false, false])
  const { service, isToSetUp } = await admin.orders.approve({ id: order.id })
  expect(isToSetUp).toBe(true)
  expect(await queued()).toEqual([true, true])
  const since = shop.backend.now()
  shop.passDays(2)
  expect(await held(service.id)).toEqual([since, since])
  const { delivery } = await admin.services.inspect({ id: service.id })
  await admin.delivery.done({ id: delivery?.instance.id ?? '', verb: 'create' })
  expect(await queued()).toEqual([false, false])
  expect(await held(service.id)).toEqual([null, null])
  await admin.services.suspend({ id: service.id, reason: 'Spam.' })
  expect(await queued()).toEqual([false, false])
})

test('where a panel makes it, nothing is left to staff', async () => {
  const { admin, order, queued } = await openStage()
  const panel = await admin.panels.add({ ...panelForm, rehearsal: 'none' })
  const access = { address: '{address}', panelLink: '', userName: '', note: '' }
  await admin.delivery.setTemplate({
    planId: orderForm.planId,
    panelId: panel.id,
    access,
    recipe: null,
  })
  expect((await admin.orders.approve({ id: order.id })).isToSetUp).toBe(false)
  expect(await queued()).toEqual([false, false])
})
