/** Renewals, bills and corrections that arrive all at once: what they move is in the ledger, and nothing is paid twice. */
import { randomUUID } from 'node:crypto'
import type { Api } from '@hostfront/contract/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASES } from './database.ts'
import { type OpenServer, openServer } from './open-server.ts'
import { orderForm } from './order-form.ts'
import { outcomeOf } from './refusal.ts'
import { renewUntilDone, shownRenewal } from './renew-as-shown.ts'
import { faultsOf, type Person, readShop, type StockedShop, stockShop } from './shop-record.ts'

const AT_ONCE = 50
const PRICE = orderForm.amountDue
const CYCLE_MS = 30 * 86_400_000

/** Who takes part, with the coins that are left after the order of a service. */
const PEOPLE = {
  clicker: 20 * PRICE,
  renewer: 20 * PRICE + PRICE - 1,
  repeater: 20 * PRICE,
  payer: 20 * PRICE,
  keyed: 20 * PRICE,
  mixed: 3 * PRICE + PRICE - 1,
  corrected: 7 * PRICE,
}

describe.each(DATABASES)('on %s', (database) => {
  let server: OpenServer
  let shop: StockedShop
  beforeAll(async () => {
    server = await openServer({ database, env: { LOG_LEVEL: 'error' } })
    const newcomers = Object.entries(PEOPLE).map(([name, left]) => ({ name, coins: left + PRICE }))
    shop = await stockShop(server, newcomers)
  })
  afterAll(() => server?.close())

  /** One of them, with a service that has been paid for. */
  async function withService(name: keyof typeof PEOPLE) {
    const person = shop.people[Object.keys(PEOPLE).indexOf(name)] as Person
    const { order } = await person.api.orders.place(orderForm)
    const { service } = await shop.admin.api.orders.approve({ id: order.id })
    return { person, service }
  }

  /** What is in the books: coins, cycles that were added to the service, and its invoices by status. */
  async function books({ id }: Person, service: { id: string; expiresAt: string }) {
    const record = await readShop(shop.admin)
    expect(faultsOf(record)).toEqual([])
    const { expiresAt = '' } = record.services.find((each) => each.id === service.id) ?? {}
    const bills = record.invoices.filter(({ subjectId }) => subjectId === service.id)
    return {
      coins: record.users.find((user) => user.id === id)?.coins,
      cycles: (Date.parse(expiresAt) - Date.parse(service.expiresAt)) / CYCLE_MS,
      bills: countOf(bills.map(({ status }) => status)),
    }
  }

  test(`${AT_ONCE} renewals at once of one cycle renew it once`, async () => {
    const { person, service } = await withService('clicker')
    const renewal = { ...shownRenewal(service), withCoins: true }
    const outcomes = await atOnce(() => person.api.services.renew(renewal))
    expect(countOf(outcomes)).toEqual({ ok: 1, SERVICE_STATE: AT_ONCE - 1 })
    expect(await books(person, service)).toEqual({
      coins: PEOPLE.clicker - PRICE,
      cycles: 1,
      bills: { paid: 1 },
    })
  })

  test(`${AT_ONCE} services renewed at once from the coins of 20 run longer 20 times`, async () => {
    const { person, service } = await withService('renewer')
    const form = { userId: person.id, planName: 'Extra', price: PRICE, planId: '' }
    const services = [service]
    while (services.length < AT_ONCE) services.push(await shop.admin.api.services.add(form))
    const renewals = services.map((one) => ({ ...shownRenewal(one), withCoins: true }))
    const outcomes = await Promise.all(
      renewals.map((renewal) => outcomeOf(person.api.services.renew(renewal))),
    )
    expect(countOf(outcomes)).toEqual({ ok: 20, INSUFFICIENT_COINS: AT_ONCE - 20 })
    const all = await Promise.all(services.map((one) => books(person, one)))
    expect(all.map(({ cycles }) => cycles).toSorted()).toEqual([
      ...Array<number>(AT_ONCE - 20).fill(0),
      ...Array<number>(20).fill(1),
    ])
    expect(all.map(({ bills }) => bills.paid ?? 0)).toEqual(all.map(({ cycles }) => cycles))
    expect(all[0]?.coins).toBe(PRICE - 1)
  })

  test(`${AT_ONCE} renewals at once under one idempotency key renew once and hear the same`, async () => {
    const { person, service } = await withService('repeater')
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        person.once(key).services.renew({ ...shownRenewal(service), withCoins: true }),
      ),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await books(person, service)).toEqual({
      coins: PEOPLE.repeater - PRICE,
      cycles: 1,
      bills: { paid: 1 },
    })
  })

  test(`${AT_ONCE} payments at once pay an invoice once`, async () => {
    const { person, service } = await withService('payer')
    const { invoice } = await person.api.services.renew({
      ...shownRenewal(service),
      withCoins: false,
    })
    const outcomes = await atOnce(() => person.api.billing.payWithCoins({ invoiceId: invoice.id }))
    expect(countOf(outcomes)).toEqual({ ok: 1, INVOICE_NOT_PAYABLE: AT_ONCE - 1 })
    expect(await books(person, service)).toEqual({
      coins: PEOPLE.payer - PRICE,
      cycles: 1,
      bills: { paid: 1 },
    })
  })

  test(`${AT_ONCE} payments at once under one idempotency key are all told of the one`, async () => {
    const { person, service } = await withService('keyed')
    const { invoice } = await person.api.services.renew({
      ...shownRenewal(service),
      withCoins: false,
    })
    const paying = person.once(randomUUID()).billing
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => paying.payWithCoins({ invoiceId: invoice.id })),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 'paid', paymentMethod: 'coins' })
    expect(await books(person, service)).toMatchObject({ coins: PEOPLE.keyed - PRICE, cycles: 1 })
  })

  test('payments and renewals of one cycle at once pay for it once', async () => {
    const { person, service } = await withService('mixed')
    const renewal = shownRenewal(service)
    const { invoice } = await person.api.services.renew({ ...renewal, withCoins: false })
    const outcomes = await atOnce((at) =>
      at % 2 === 0
        ? person.api.billing.payWithCoins({ invoiceId: invoice.id })
        : person.api.services.renew({ ...renewal, withCoins: true }),
    )
    expect(countOf(outcomes).ok).toBe(1)
    expect(await books(person, service)).toEqual({
      coins: PEOPLE.mixed - PRICE,
      cycles: 1,
      bills: { paid: 1 },
    })
  })

  test('corrections at once move what they say, never below nothing, and under one key once', async () => {
    const { person, service } = await withService('corrected')
    const { id } = person
    const change = (amount: number, api: Api = shop.admin.api) =>
      api.clients.changeCoins({ id, amount, note: '' })
    const balance = async () => (await books(person, service)).coins
    const start = PEOPLE.corrected
    expect(countOf(await atOnce(() => change(100)))).toEqual({ ok: AT_ONCE })
    expect(await balance()).toBe(start + AT_ONCE * 100)
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => change(1000, shop.admin.once(key))),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await balance()).toBe(start + AT_ONCE * 100 + 1000)
    // Together they ask for far more than there is, while the customer spends it.
    const outcomes = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) =>
        at % 2 === 0 ? outcomeOf(change(-1000)) : renewUntilDone(person.api, service.id),
      ),
    )
    const { ok = 0, INSUFFICIENT_COINS: missing = 0 } = countOf(outcomes)
    expect(ok + missing).toBe(AT_ONCE)
    const { coins, cycles, bills } = await books(person, service)
    expect(coins).toBe(0)
    expect(cycles).toBe(ok - AT_ONCE / 2)
    expect(bills.paid ?? 0).toBe(cycles)
  })
})

const atOnce = (call: (at: number) => Promise<unknown>): Promise<string[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, at) => outcomeOf(call(at))))

function countOf(outcomes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}
