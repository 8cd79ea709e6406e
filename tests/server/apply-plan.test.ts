/** A plan that has changed is applied to servers on a panel, through the whole stack. */
import { afterEach, expect, test } from 'vitest'
import { DATABASES } from './database.ts'
import { orderForm } from './order-form.ts'
import { openPanelShop, type PanelShop, SAMP } from './panel-shop.ts'

let shop: PanelShop | null = null
afterEach(async () => {
  await shop?.close()
  shop = null
})

const { planId } = orderForm
const GB = 1024

async function settled({ admin }: PanelShop, ids: readonly string[]): Promise<void> {
  const phases = async () =>
    Promise.all(
      ids.map(async (id) => (await admin.api.services.inspect({ id })).delivery?.instance),
    )
  await expect
    .poll(async () => (await phases()).every((each) => each?.readyAt && each.phase === 'settled'), {
      timeout: 100_000,
    })
    .toBe(true)
}

test.each(DATABASES)(
  'on %s, more memory and a new start command reach a running and a suspended server, though an answer is lost',
  async (database) => {
    shop = await openPanelShop(database)
    const { admin, panel, panelId, order } = shop
    const [running, suspended] = [await order(), await order()]
    await settled(shop, [running, suspended])
    await admin.api.services.suspend({ id: suspended, reason: 'Spam.' })
    await expect
      .poll(() => panel.state.servers.filter(({ status }) => status === 'suspended').length)
      .toBe(1)
    const before = structuredClone(panel.state.servers)

    const sold = (await admin.api.plans.list()).find(({ plan }) => plan.id === planId)
    if (!sold) throw new Error('no plan')
    const had = (sold.plan.specs.ram ?? 0) * GB
    await admin.api.plans.update({ id: planId, specs: { ...sold.plan.specs, ram: 7 } })
    await admin.api.delivery.setTemplate({
      planId,
      panelId,
      access: { address: '{address}', panelLink: '{panel}', userName: '{user}', note: '' },
      recipe: {
        ...SAMP,
        startup: './samp03svr --new',
        nodeIds: [...SAMP.nodeIds],
        ports: [...SAMP.ports],
        variables: [...SAMP.variables],
      },
    })
    const { items } = await admin.api.delivery.planServers({ planId })
    const changes = [
      { part: 'memory', name: null, from: had, to: 7 * GB },
      { part: 'startup', name: null, from: '', to: './samp03svr --new' },
    ]
    expect(items.map(({ standing }) => standing)).toEqual([
      { is: 'differs', why: null, changes },
      { is: 'differs', why: null, changes },
    ])
    expect(panel.state.servers).toEqual(before)

    panel.faults.plan(
      'dropped-after',
      ({ path, method }) => method === 'PATCH' && path.endsWith('/build'),
    )
    expect(await admin.api.delivery.apply({ planId })).toEqual({ asked: 2, next: null })
    await expect
      .poll(() => admin.api.delivery.planCounts({ planId }), { timeout: 200_000, interval: 1000 })
      .toMatchObject({ servers: 2, differ: 0, asked: 0, kept: 0 })
    expect(panel.state.servers).toEqual(
      before.map((server) => ({
        ...server,
        startup: './samp03svr --new',
        limits: { ...server.limits, memory: 7 * GB },
      })),
    )
  },
  300_000,
)
