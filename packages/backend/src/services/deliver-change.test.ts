/** A server follows the plan that its service was changed to. */
import { expect, test } from 'vitest'
import { reconcileDue } from '../provisioning/reconcile-due.ts'
import { panelForm } from '../testing/calls/forms.ts'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop } from '../testing/shop.ts'

const NOTHING = { address: '', panelLink: '', userName: '', note: '' }
const ULTIMATE = 'samp-ultimate'

async function openStage() {
  const shop = await openTestShop()
  const [admin, jane] = [await shop.admin(), await shop.customer('jane', 100_000)]
  const panel = await admin.panels.add(panelForm)
  const setTemplate = (planId: string, panelId: string | null = panel.id) =>
    admin.delivery.setTemplate({ planId, panelId, access: NOTHING, recipe: null })
  await setTemplate(orderForm.planId)
  const { order } = await jane.orders.place(orderForm)
  const { id } = (await admin.orders.approve({ id: order.id })).service
  const run = () => reconcileDue(shop.backend)
  const make = async () => {
    await run()
    shop.passSeconds(120)
    await run()
  }
  const wanted = { id, planId: ULTIMATE, billingCycle: 'monthly' as const }
  const change = async () => {
    const { due, surplus } = await jane.services.quoteChange(wanted)
    await jane.services.changePlan({ ...wanted, due, surplus })
  }
  const instance = () => shop.store.read((tx) => tx.instances.find({ serviceId: id }))
  return { shop, admin, jane, panel, setTemplate, run, make, change, wanted, instance }
}

test('its server is brought to the hardware of the new plan, once', async () => {
  const { setTemplate, make, change, run, instance, shop } = await openStage()
  await setTemplate(ULTIMATE)
  await make()
  expect((await instance())?.limits).toMatchObject({ memoryMiB: 2048, diskMiB: 10_240 })
  await change()
  expect(await instance()).toMatchObject({ planId: ULTIMATE, phase: 'working' })
  await run()
  expect(await instance()).toMatchObject({
    planId: ULTIMATE,
    applyTemplateId: null,
    phase: 'settled',
    limits: { memoryMiB: 4096, diskMiB: 15_360 },
  })
  shop.passSeconds(120)
  expect(await run()).toMatchObject({ failures: [] })
})

test('while its server is being made, or where the plan is made elsewhere, it is not changed', async () => {
  const { setTemplate, make, change, jane, admin, wanted } = await openStage()
  await setTemplate(ULTIMATE)
  expect(await refusalOf(change())).toEqual(['PLAN_UNFIT', { obstacle: 'not-ready' }])
  await make()
  const other = await admin.panels.add({ ...panelForm, name: 'Elsewhere' })
  await setTemplate(ULTIMATE, other.id)
  expect(await refusalOf(change())).toEqual(['PLAN_UNFIT', { obstacle: 'made-elsewhere' }])
  const choices = await jane.services.planChoices({ id: wanted.id })
  expect(choices.find(({ planId }) => planId === ULTIMATE)).toMatchObject({
    obstacle: 'made-elsewhere',
  })
})

test('another cycle alone leaves its server as it is', async () => {
  const { make, jane, wanted, instance } = await openStage()
  await make()
  const before = await instance()
  const same = { ...wanted, planId: orderForm.planId, billingCycle: 'quarterly' as const }
  const { due, surplus } = await jane.services.quoteChange(same)
  await jane.services.changePlan({ ...same, due, surplus })
  expect(await instance()).toEqual(before)
})
