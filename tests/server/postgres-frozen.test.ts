import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import type { Caller } from './caller.ts'
import { createDatabase } from './database.ts'
import { ADMIN, openServer } from './open-server.ts'
import { orderForm } from './order-form.ts'
import { createCluster, findPostgres } from './postgres-cluster.ts'
import { faultsOf, readShop, stockShop } from './shop-record.ts'

const programs = process.env.DATABASE_URL ? await findPostgres() : null
if (process.env.DATABASE_URL && !programs)
  console.log('A frozen PostgreSQL left out: no initdb here')
const cleanups: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const clean of cleanups.reverse()) await clean()
})

const FROZEN_MS = 25_000
const LONGEST_MS = 10_000
const JSON_TYPE = { 'content-type': 'application/json' }

interface Answer {
  readonly what: string
  readonly status: number
  readonly ms: number
  readonly text: string
  readonly isStale: boolean
}

async function ask(what: string, caller: Caller, path: string, input?: object): Promise<Answer> {
  const before = performance.now()
  const response = await caller.request(
    path,
    input && { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(input) },
  )
  const text = await response.text()
  const { status, headers } = response
  return { what, status, ms: performance.now() - before, text, isStale: headers.has('warning') }
}

test.skipIf(!programs)(
  'while PostgreSQL hangs, everything is answered within ten seconds, and the catalogue goes on',
  async () => {
    const cluster = await createCluster(programs ?? '')
    cleanups.push(() => cluster.remove())
    const database = await createDatabase('PostgreSQL', cluster.url)
    cleanups.push(() => database.remove())
    const server = await openServer({ database, env: { LOG_LEVEL: 'error' } })
    cleanups.push(() => server.close())
    const { people, admin } = await stockShop(server, [{ name: 'customer', coins: 5_000_000 }])
    const [customer] = people
    if (!customer) throw new Error('nobody orders')
    const visitor = server.caller()
    const catalogue = () => ask('catalogue', visitor, '/api/v1/plans/onSale')
    const order = () => ask('order', customer, '/api/v1/orders/place', orderForm)
    const before = await catalogue()
    const settings = await ask('settings', visitor, '/api/v1/settings/get')
    expect([(await order()).status, before.status, settings.status]).toEqual([200, 200, 200])

    await cluster.freeze()
    const until = Date.now() + FROZEN_MS
    const answers: Answer[] = []
    const over = (next: () => Promise<Answer>, everyMs: number) =>
      (async () => {
        while (Date.now() < until) {
          answers.push(await next())
          await pause(everyMs)
        }
      })()
    await Promise.all([
      over(catalogue, 200),
      over(() => ask('settings', visitor, '/api/v1/settings/get'), 200),
      ...Array.from({ length: 4 }, () => over(order, 50)),
      over(() => ask('me', customer, '/api/v1/accounts/me'), 50),
      over(() => ask('login', visitor, '/api/v1/accounts/login', ADMIN), 50),
      over(
        () =>
          ask('reset', visitor, '/api/v1/accounts/requestPasswordReset', { email: ADMIN.email }),
        50,
      ),
      over(() => ask('ready', visitor, '/readyz'), 200),
    ])
    await cluster.thaw()

    expect(answers.filter(({ ms }) => ms > LONGEST_MS)).toEqual([])
    const statuses = new Set(answers.map(({ what, status }) => `${what} ${status}`))
    expect([...statuses].sort()).toEqual([
      'catalogue 200',
      'login 503',
      'me 503',
      'order 503',
      'ready 503',
      'reset 503',
      'settings 200',
    ])
    for (const { what, text } of answers) {
      if (what === 'order') expect(text).toContain('"code":"STORAGE_UNAVAILABLE"')
      if (what === 'catalogue') expect(text).toBe(before.text)
      if (what === 'settings') expect(text).toBe(settings.text)
    }
    // It is kept for ten seconds; after them it is said to be old.
    expect(answers.some(({ what, isStale }) => what === 'catalogue' && isStale)).toBe(true)
    expect(answers.some(({ what, isStale }) => what === 'catalogue' && !isStale)).toBe(true)
    const longest = Math.max(...answers.map(({ ms }) => ms))
    console.log(
      `PostgreSQL hung: ${answers.length} answers, the longest after ${Math.round(longest)} ms`,
    )

    await expect.poll(async () => (await visitor.request('/readyz')).status).toBe(200)
    expect((await order()).status).toBe(200)
    await expect.poll(async () => (await catalogue()).isStale).toBe(false)
    expect(faultsOf(await readShop(admin))).toEqual([])
  },
  180_000,
)
