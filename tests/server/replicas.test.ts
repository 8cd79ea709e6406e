import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCaller } from './caller.ts'
import { createDatabase, type Database } from './database.ts'
import { readEvents } from './live-events.ts'
import { RESET_LINK, readMails } from './mailbox.ts'
import { ADMIN, type OpenServer, openServer } from './open-server.ts'
import { orderForm } from './order-form.ts'
import { outcomeOf } from './refusal.ts'
import { faultsOf, readShop, type StockedShop, stockShop } from './shop-record.ts'

const MAILED = 12

describe.skipIf(!process.env.DATABASE_URL)('two servers on one PostgreSQL', () => {
  let database: Database
  let one: OpenServer
  let other: OpenServer
  let shop: StockedShop

  beforeAll(async () => {
    database = await createDatabase('PostgreSQL')
    const folder = database.env.DATA_DIR ?? ''
    const start = () =>
      openServer({ database, env: { MAIL_DIR: `${folder}/mail`, LOG_LEVEL: 'info' } })
    one = await start()
    other = await start()
    shop = await stockShop(one, [
      { name: 'spender', coins: 20 * orderForm.amountDue },
      { name: 'listener', coins: 10 * orderForm.amountDue },
      ...Array.from({ length: MAILED }, (_, at) => ({ name: `forgetful-${at}` })),
    ])
  })
  afterAll(async () => {
    await Promise.all([one?.close(), other?.close()])
    await database?.remove()
  })

  /** The same browser at the other server, as behind one address. */
  const atOther = (cookies: Map<string, string>) => createCaller(() => other.url, { cookies })

  test('a session of one is valid at the other, and ended at both', async () => {
    const browser = one.caller()
    await browser.api.accounts.login({ email: 'listener@shop.test', password: ADMIN.password })
    const there = atOther(browser.cookies)
    expect(await there.api.accounts.me()).toMatchObject({ email: 'listener@shop.test' })
    await there.api.accounts.logout()
    expect(await browser.api.accounts.me()).toBeNull()
  })

  test('80 orders at once at both, with coins for 20, are exactly 20', async () => {
    const [spender] = shop.people
    if (!spender) throw new Error('nobody to spend')
    const there = atOther(spender.cookies)
    const outcomes = await Promise.all(
      Array.from({ length: 80 }, (_, at) =>
        outcomeOf((at % 2 ? there : spender).api.orders.place(orderForm)),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(20)
    expect(outcomes.filter((outcome) => outcome === 'INSUFFICIENT_COINS')).toHaveLength(60)
    expect(faultsOf(await readShop(shop.admin))).toEqual([])
  })

  test('who watches at one hears what was done at the other', async () => {
    const [, listener] = shop.people
    if (!listener) throw new Error('nobody to listen')
    const events = await readEvents(atOther(listener.cookies))
    try {
      const before = events.count()
      await listener.api.orders.place(orderForm)
      await expect.poll(() => events.count()).toBeGreaterThan(before)
    } finally {
      await events.close()
    }
  })

  // The last one: it stops both.
  test(`${MAILED} mails asked for at both are sent once each`, async () => {
    const addresses = Array.from({ length: MAILED }, (_, at) => `forgetful-${at}@shop.test`)
    await Promise.all(
      addresses.map((email, at) =>
        (at % 2 ? one : other).caller().api.accounts.requestPasswordReset({ email }),
      ),
    )
    const mails = () =>
      database.query(
        `SELECT target, status, attempts::int FROM tasks WHERE target LIKE 'forgetful-%' ORDER BY target COLLATE "C"`,
      )
    await expect
      .poll(async () => (await mails()).filter(({ status }) => status === 'done'))
      .toHaveLength(MAILED)
    // What is delivered now is delivered before they end, and what is sent is nobody's to send again: nothing comes later.
    await Promise.all([one.stop(), other.stop()])
    const once = addresses.toSorted().map((target) => ({ target, status: 'done', attempts: 1 }))
    expect(await mails()).toEqual(once)
    // Of two at the same moment the folder may hold one.
    const delivered = addresses.map((email) =>
      [one, other].reduce(
        (sum, server) => sum + server.log().split(`mail to ${email} in`).length - 1,
        0,
      ),
    )
    expect(delivered).toEqual(addresses.map(() => 1))
    const resets = (await readMails(one.mailDir)).filter(({ text }) => RESET_LINK.test(text))
    expect(resets.map(({ to }) => to).toSorted()).toEqual(addresses.toSorted())
  })
})

describe.skipIf(!process.env.DATABASE_URL)('limits of two servers on one PostgreSQL', () => {
  test('attempts at one count at the other', async () => {
    const database = await createDatabase('PostgreSQL')
    const env = { LIMITS_FACTOR: '1', LOG_LEVEL: 'error' }
    const servers: OpenServer[] = []
    try {
      // Both at once on an empty database: one of them opens the shop.
      servers.push(...(await Promise.all([1, 2].map(() => openServer({ database, env })))))
      const outcomes: string[] = []
      for (let at = 0; at < 12; at++) {
        const login = { email: 'someone@shop.test', password: 'not-the-password' }
        const server = servers[at % 2]
        if (server) outcomes.push(await outcomeOf(server.caller().api.accounts.login(login)))
      }
      expect(outcomes).toEqual([
        ...Array.from({ length: 10 }, () => 'INVALID_CREDENTIALS'),
        'TOO_MANY_ATTEMPTS',
        'TOO_MANY_ATTEMPTS',
      ])
    } finally {
      await Promise.all(servers.map((server) => server.close()))
      await database.remove()
    }
  })
})
