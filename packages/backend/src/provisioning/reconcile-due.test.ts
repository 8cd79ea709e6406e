/** What waits for one panel holds up no other one. */
import { expect, test } from 'vitest'
import { panelForm } from '../testing/calls/forms.ts'
import { orderForm } from '../testing/order-form.ts'
import { openTestShop } from '../testing/shop.ts'
import { reconcileDue } from './reconcile-due.ts'

const NOTHING = { address: '', panelLink: '', userName: '', note: '' }
const { planId } = orderForm

test('a panel that does not answer keeps no server of another one from being made, nor one that comes later', async () => {
  const shop = await openTestShop()
  const [admin, jane] = [await shop.admin(), await shop.customer('jane', 10_000_000)]
  const [slow, quick] = [await admin.panels.add(panelForm), await admin.panels.add(panelForm)]
  const orderAt = async (panelId: string) => {
    await admin.delivery.setTemplate({ planId, panelId, access: NOTHING, recipe: null })
    const { order } = await jane.orders.place(orderForm)
    return (await admin.orders.approve({ id: order.id })).service.id
  }
  const stateOf = async (id: string) =>
    (await admin.services.inspect({ id })).delivery?.instance.state
  const { open, ...providers } = shop.backend.providers
  let answer = (): void => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  let tick = (): void => undefined
  const backend = {
    ...shop.backend,
    providers: {
      ...providers,
      open: (...[kind, panel]: Parameters<typeof open>) => {
        const provider = open(kind, panel)
        const observe: typeof provider.observe = async (target) => {
          if (panel.id === slow.id) await answered
          return provider.observe(target)
        }
        return { ...provider, observe }
      },
      pause: () =>
        new Promise<void>((resolve) => {
          tick = resolve
        }),
    },
  }
  const waiting = [await orderAt(slow.id)]
  for (let more = 0; more < 5; more++) waiting.push(await orderAt(slow.id))
  const first = await orderAt(quick.id)
  const run = reconcileDue(backend)
  await expect.poll(() => stateOf(first)).toBe('installing')
  const later = await orderAt(quick.id)
  tick()
  await expect.poll(() => stateOf(later)).toBe('installing')
  expect(await Promise.all(waiting.map(stateOf))).toEqual(waiting.map(() => 'none'))
  answer()
  expect(await run).toMatchObject({ looks: 8, failures: [] })
  expect(await Promise.all(waiting.map(stateOf))).toEqual(waiting.map(() => 'installing'))
})
