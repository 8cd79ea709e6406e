/** What waits for one panel holds up no other one. */
import { expect, test } from 'vitest'
import { panelForm } from '../testing/calls/forms.ts'
import { orderForm } from '../testing/order-form.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { reconcileDue } from './reconcile-due.ts'

const NOTHING = { address: '', panelLink: '', userName: '', note: '' }
const { planId } = orderForm

interface TwoPanels {
  readonly shop: TestShop
  /** Orders and approves at the panel that does not answer before `answer`, or at the other one; answers the service's id. */
  order(at: 'slow' | 'quick'): Promise<string>
  answer(): void
  /** Lets the run look for what is due. */
  tick(): void
  run(): ReturnType<typeof reconcileDue>
  stateOf(id: string): Promise<string | undefined>
}

async function twoPanels(): Promise<TwoPanels> {
  const shop = await openTestShop()
  const [admin, jane] = [await shop.admin(), await shop.customer('jane', 10_000_000)]
  const slow = await admin.panels.add(panelForm)
  const panels = { slow, quick: await admin.panels.add(panelForm) }
  const { open, ...providers } = shop.backend.providers
  const answered = signal()
  let ticked = signal()
  const backend = {
    ...shop.backend,
    providers: {
      ...providers,
      open: async (...[kind, panel]: Parameters<typeof open>) => {
        const provider = await open(kind, panel)
        const observe: typeof provider.observe = async (target) => {
          if (panel.id === slow.id) await answered.promise
          return provider.observe(target)
        }
        return { ...provider, observe }
      },
      pause: () => ticked.promise,
    },
  }
  return {
    shop,
    async order(at) {
      const panelId = panels[at].id
      await admin.delivery.setTemplate({ planId, panelId, access: NOTHING, recipe: null })
      const { order } = await jane.orders.place(orderForm)
      return (await admin.orders.approve({ id: order.id })).service.id
    },
    answer: answered.send,
    tick: () => {
      const { send } = ticked
      ticked = signal()
      send()
    },
    run: () => reconcileDue(backend),
    stateOf: async (id) => (await admin.services.inspect({ id })).delivery?.instance.state,
  }
}

function signal() {
  let send = (): void => undefined
  const promise = new Promise<void>((resolve) => {
    send = resolve
  })
  return { promise, send }
}

test('a panel that does not answer keeps no server of another one from being made, nor one that comes later', async () => {
  const { order, stateOf, run, tick, answer } = await twoPanels()
  const waiting = [await order('slow')]
  for (let more = 0; more < 5; more++) waiting.push(await order('slow'))
  const first = await order('quick')
  const running = run()
  await expect.poll(() => stateOf(first)).toBe('installing')
  const later = await order('quick')
  tick()
  await expect.poll(() => stateOf(later)).toBe('installing')
  expect(await Promise.all(waiting.map(stateOf))).toEqual(waiting.map(() => 'none'))
  answer()
  expect(await running).toMatchObject({ looks: 8, failures: [] })
  expect(await Promise.all(waiting.map(stateOf))).toEqual(waiting.map(() => 'installing'))
})

test('nor does it keep a server that is being installed from being ready', async () => {
  const { shop, order, stateOf, run, tick, answer } = await twoPanels()
  const waiting = await order('slow')
  const quick = await order('quick')
  const running = run()
  await expect.poll(() => stateOf(quick)).toBe('installing')
  shop.passSeconds(60)
  tick()
  await expect.poll(() => stateOf(quick)).toBe('on')
  expect(await stateOf(waiting)).toBe('none')
  answer()
  expect(await running).toMatchObject({ looks: 3, failures: [] })
})
