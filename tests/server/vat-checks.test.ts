/** A server and a simulated register of VAT numbers, each a machine of its own: kills, replicas, and two who edit rates. */
import { setTimeout as pause } from 'node:timers/promises'
import { startViesSimulator, type ViesSimulator } from '@hostfront/providers/vies-simulator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, createCaller } from './caller.ts'
import { createDatabase, DATABASES, type Database } from './database.ts'
import { ADMIN, type OpenServer, openServer } from './open-server.ts'
import { orderForm } from './order-form.ts'
import { outcomeOf } from './refusal.ts'

const SELLER = 'FR40303265045'
const TAX = { sellerCountry: 'FR', vatId: SELLER, countries: ['FR'], scheme: 'origin' as const }
const [FIRST, SECOND] = ['DE136695976', 'DE811569869'] as const

/** Signs somebody up and in. */
async function customer(server: OpenServer, name: string): Promise<Caller> {
  const caller = server.caller()
  const account = { email: `${name}@shop.test`, password: ADMIN.password }
  await caller.api.accounts.register({ name, ...account })
  await caller.api.accounts.login(account)
  return caller
}

const checkOf = async ({ api }: Caller) => (await api.accounts.me())?.vatCheck ?? null

/** Until what is asked for is so; fails after a minute. */
async function until<Value>(read: () => Promise<Value>, fits: (value: Value) => boolean) {
  const end = Date.now() + 60_000
  for (;;) {
    const value = await read()
    if (fits(value)) return value
    if (Date.now() > end) throw new Error(`Still ${JSON.stringify(value)}`)
    await pause(100)
  }
}

const stateOf = (caller: Caller) =>
  until(
    () => checkOf(caller),
    (check) => check !== null,
  )

describe.each(DATABASES)('VAT numbers on %s', (database) => {
  let server: OpenServer
  let vies: ViesSimulator
  let admin: Caller

  beforeAll(async () => {
    vies = await startViesSimulator()
    server = await openServer({ database, env: { VIES_URL: `${vies.url}/`, LOG_LEVEL: 'trace' } })
    admin = await server.admin()
    await admin.api.settings.update({ tax: TAX })
  }, 240_000)

  afterAll(async () => {
    await server?.close()
    await vies?.close()
  })

  test('a company registers, is checked seconds later, and its invoice says on what it stands', async () => {
    vies.register(FIRST, { name: 'Canary Register GmbH' })
    const jane = await customer(server, 'jane')
    await jane.api.accounts.updateProfile({ country: 'DE', taxId: FIRST })
    const check = await stateOf(jane)
    expect(check).toMatchObject({ number: FIRST, state: 'valid', name: 'Canary Register GmbH' })
    const { invoice } = await jane.api.orders.place({ ...orderForm, paymentMethod: 'paypal' })
    expect(invoice).toMatchObject({
      ...{ tax: 0, taxReason: 'reverse-charge' },
      vatCheck: { number: FIRST, state: 'valid', consultation: check?.consultation },
    })
    expect(vies.asked.filter(({ number }) => number === FIRST)).toEqual([
      { number: FIRST, requester: SELLER, answered: 'valid' },
    ])
    expect((await jane.api.accounts.exportMine()).text).toContain('Canary Register GmbH')
    const { items } = await admin.api.audit.list({})
    expect(JSON.stringify(items)).not.toContain('Canary Register')
    expect(server.log()).not.toContain('Canary Register')
    expect(server.log()).not.toContain(FIRST)
  })

  test('a server that is killed while it asks asks again, and tells the team once', async () => {
    const john = await customer(server, 'john')
    vies.register(SECOND, { isValid: false })
    vies.faults.plan('slow-body', ({ country }) => country === 'DE')
    await john.api.accounts.updateProfile({ country: 'DE', taxId: SECOND })
    await until(
      async () => vies.asked.length,
      (asked) => asked > 1,
    )
    await server.kill()
    expect(vies.asked.filter(({ number }) => number === SECOND)).toHaveLength(1)
    // Ten minutes pass, after which nobody's claim holds any more, and the run counts as lost.
    await server.database.query(
      `update tasks set next_attempt_at = created_at where kind = 'vat-check' and status = 'waiting'`,
    )
    if (database === 'PostgreSQL') {
      await server.database.query(`delete from jobs.job where name = 'vat-checks'`)
    }
    await server.start()
    expect(await stateOf(john)).toMatchObject({ number: SECOND, state: 'invalid' })
    expect(vies.asked.filter(({ number }) => number === SECOND)).toHaveLength(2)
    const order = { ...orderForm, paymentMethod: 'paypal' }
    expect(await outcomeOf(john.api.orders.place(order))).toBe('PRICE_CHANGED')
    const { invoice } = await john.api.orders.place({ ...order, amountDue: 540 })
    expect(invoice).toMatchObject({ taxReason: 'origin', tax: 90, vatCheck: null })
    const { items } = await (await server.admin()).api.notifications.list({})
    expect(items.filter(({ event }) => event.kind === 'vat-number-invalid')).toHaveLength(1)
  })

  test('of two who edit the rates at once one is told, and no rate is lost', async () => {
    const other = await server.admin()
    const rate = (country: string) => ({ country, basisPoints: 1900, from: '2026-01-01' })
    const countries = ['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI']
    for (const [at, country] of countries.entries()) {
      const before = (await admin.api.settings.getAll()).tax.rates
      const change = (name: string, by: Caller) =>
        outcomeOf(
          by.api.settings.update({
            tax: { rates: [...before, rate(name)] },
            ratesBefore: before,
          }),
        )
      const outcomes = await Promise.all([change(country, admin), change('IT', other)])
      expect(outcomes.toSorted()).toEqual(['CHANGED_MEANWHILE', 'ok'])
      const after = (await admin.api.settings.getAll()).tax.rates
      expect(after).toHaveLength(at + 1)
      expect(after.slice(0, at)).toEqual(before)
      if (after.some((each) => each.country === 'IT')) {
        const without = after.filter((each) => each.country !== 'IT')
        await admin.api.settings.update({
          tax: { rates: [...without, rate(country)] },
          ratesBefore: after,
        })
      }
    }
  })
})

describe.skipIf(!process.env.DATABASE_URL)('two servers that check numbers', () => {
  let database: Database
  let servers: OpenServer[] = []
  let vies: ViesSimulator

  beforeAll(async () => {
    vies = await startViesSimulator()
    database = await createDatabase('PostgreSQL')
    const start = () => openServer({ database, env: { VIES_URL: vies.url } })
    servers = [await start(), await start()]
  }, 240_000)

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()))
    await database?.remove()
    await vies?.close()
  })

  test('each number is asked for once, and a bad one is told of once', async () => {
    const [one, other] = servers
    if (!one || !other) throw new Error('No servers')
    const admin = await one.admin()
    await admin.api.settings.update({ tax: TAX })
    vies.register(FIRST, { isValid: false })
    const people = await Promise.all(
      Array.from({ length: 8 }, (_, at) => customer(at % 2 ? one : other, `company-${at}`)),
    )
    await Promise.all(
      people.map(({ cookies }, at) =>
        createCaller(() => (at % 2 ? other : one).url, { cookies }).api.accounts.updateProfile({
          country: 'DE',
          taxId: at === 0 ? FIRST : SECOND,
        }),
      ),
    )
    for (const person of people) await stateOf(person)
    expect(vies.asked).toHaveLength(8)
    const { items } = await admin.api.notifications.list({})
    expect(items.filter(({ event }) => event.kind === 'vat-number-invalid')).toHaveLength(1)
  })
})
