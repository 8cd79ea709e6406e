import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { createDatabase } from './database.ts'
import { Gate, OrderingClient } from './kill/ordering-client.ts'
import { openServer } from './open-server.ts'
import { createCluster, findPostgres } from './postgres-cluster.ts'
import { faultsOf, readShop, stockShop } from './shop-record.ts'

const programs = process.env.DATABASE_URL ? await findPostgres() : null
if (process.env.DATABASE_URL && !programs)
  console.log('PostgreSQL restarts left out: no initdb here')
const cleanups: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const clean of cleanups.reverse()) await clean()
})

test.skipIf(!programs)(
  'while PostgreSQL restarts the server answers 503, and then goes on by itself',
  async () => {
    const cluster = await createCluster(programs ?? '')
    cleanups.push(() => cluster.remove())
    const database = await createDatabase('PostgreSQL', cluster.url)
    cleanups.push(() => database.remove())
    const server = await openServer({ database, env: { LOG_LEVEL: 'error' } })
    cleanups.push(() => server.close())
    const { pid } = server
    const customers = Array.from({ length: 4 }, (_, at) => ({
      name: `customer-${at}`,
      coins: 5_000_000,
    }))
    const { people, admin } = await stockShop(server, customers)
    const clients = people.map((person) => new OrderingClient(person, new Gate()))
    const running = Promise.all(clients.map((client) => client.run()))
    const statuses = new Set<string>()

    for (const mode of ['fast', 'immediate'] as const) {
      await pause(700)
      const before = clients.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
      await cluster.stop(mode)
      for (let at = 0; at < 5; at++) {
        const [ready, catalogue] = await Promise.all([
          server.caller().request('/readyz'),
          admin.request('/api/v1/accounts/me'),
        ])
        statuses.add(`${mode} ready ${ready.status}`).add(`${mode} me ${catalogue.status}`)
        await pause(100)
      }
      await cluster.start()
      await expect.poll(async () => (await server.caller().request('/readyz')).status).toBe(200)
      await expect
        .poll(() => clients.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0))
        .toBeGreaterThan(before + 4)
    }

    for (const client of clients) client.end()
    await running
    expect([...statuses].sort()).toEqual([
      'fast me 503',
      'fast ready 503',
      'immediate me 503',
      'immediate ready 503',
    ])
    expect(clients.flatMap(({ faults }) => faults)).toEqual([])
    expect(server.pid).toBe(pid)
    const shop = await readShop(admin)
    expect(faultsOf(shop)).toEqual([])
    const ids = new Set(shop.orders.map(({ id }) => id))
    const acknowledged = clients.flatMap((client) => client.acknowledged)
    expect(acknowledged.filter(({ id }) => !ids.has(id))).toEqual([])
    console.log(
      `PostgreSQL restarted twice under load: ${acknowledged.length} orders acknowledged, none lost`,
    )
  },
  120_000,
)
