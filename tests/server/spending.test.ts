import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASES } from './database.ts'
import { type OpenServer, openServer } from './open-server.ts'
import { orderForm } from './order-form.ts'
import { outcomeOf } from './refusal.ts'
import { renewUntilDone, shownRenewal } from './renew-as-shown.ts'
import { faultsOf, readShop, type StockedShop, stockShop } from './shop-record.ts'

const AT_ONCE = 50
const PRICE = orderForm.amountDue

describe.each(DATABASES)('on %s', (database) => {
  let server: OpenServer
  let shop: StockedShop
  beforeAll(async () => {
    server = await openServer({ database, env: { LOG_LEVEL: 'error' } })
    const coins = 20 * PRICE + PRICE - 1
    shop = await stockShop(server, [
      { name: 'spender', coins },
      { name: 'repeater', coins },
      { name: 'confused', coins },
      { name: 'payer', coins },
      { name: 'regular', coins },
    ])
  })
  afterAll(() => server.close())

  /** Orders and coins of one person, in a shop that adds up. */
  async function ownedBy(id: string) {
    const record = await readShop(shop.admin)
    expect(faultsOf(record)).toEqual([])
    return {
      orders: record.orders.filter(({ userId }) => userId === id).length,
      coins: record.users.find((user) => user.id === id)?.coins,
    }
  }

  test(`${AT_ONCE} requests at once spend coins for 20 orders exactly 20 times`, async () => {
    const [spender] = shop.people
    if (!spender) throw new Error('nobody to spend')
    const outcomes = await Promise.all(
      Array.from({ length: AT_ONCE }, () => outcomeOf(spender.api.orders.place(orderForm))),
    )
    expect(countOf(outcomes)).toEqual({ ok: 20, INSUFFICIENT_COINS: AT_ONCE - 20 })
    expect(await ownedBy(spender.id)).toEqual({ orders: 20, coins: PRICE - 1 })
  })

  test(`${AT_ONCE} requests at once under one idempotency key place one order and hear the same`, async () => {
    const [, repeater] = shop.people
    if (!repeater) throw new Error('nobody to repeat')
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => repeater.once(key).orders.place(orderForm)),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await ownedBy(repeater.id)).toEqual({ orders: 1, coins: 20 * PRICE - 1 })
    // Other customers' keys are their own.
    const [, , confused] = shop.people
    expect(await outcomeOf(confused?.once(key).orders.place(orderForm) ?? Promise.resolve())).toBe(
      'ok',
    )
  })

  test('a key that comes with two different orders at once places one of them and refuses the other', async () => {
    const [, , confused] = shop.people
    if (!confused) throw new Error('nobody to confuse')
    const before = await ownedBy(confused.id)
    const key = randomUUID()
    const outcomes = await Promise.all(
      ['one', 'two'].map((serverName) =>
        outcomeOf(confused.once(key).orders.place({ ...orderForm, serverName })),
      ),
    )
    expect(outcomes.sort()).toEqual(['IDEMPOTENCY_KEY_REUSED', 'ok'])
    expect((await ownedBy(confused.id)).orders).toBe(before.orders + 1)
  })

  test(`an invoice that ${AT_ONCE} requests at once pay with coins is paid once`, async () => {
    const payer = shop.people[3]
    if (!payer) throw new Error('nobody to pay')
    const { coins } = await ownedBy(payer.id)
    const { invoice } = await payer.api.orders.place({ ...orderForm, paymentMethod: 'paypal' })
    const invoiceId = invoice?.id ?? ''
    const outcomes = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        outcomeOf(payer.api.billing.payWithCoins({ invoiceId })),
      ),
    )
    expect(countOf(outcomes)).toEqual({ ok: 1, INVOICE_NOT_PAYABLE: AT_ONCE - 1 })
    expect((await ownedBy(payer.id)).coins).toBe((coins ?? 0) - PRICE)
  })

  test('of ten invoices that one transfer is recorded for at once it pays one', async () => {
    const payer = shop.people[3]
    if (!payer) throw new Error('nobody to pay')
    const invoices = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const { invoice } = await payer.api.orders.place({ ...orderForm, paymentMethod: 'paypal' })
        return invoice?.id ?? ''
      }),
    )
    const payment = { reference: randomUUID(), amount: PRICE, paidAt: '2026-01-01T00:00:00.000Z' }
    const outcomes = await Promise.all(
      invoices.map((invoiceId) =>
        outcomeOf(shop.admin.api.billing.recordPayment({ invoiceId, payment })),
      ),
    )
    expect(countOf(outcomes)).toEqual({ ok: 1, REFERENCE_USED: 9 })
  })

  test('orders and renewals that coins pay at once never wait for each other in a circle', async () => {
    const [, , , , regular] = shop.people
    if (!regular) throw new Error('nobody to come back')
    const form = { userId: regular.id, planName: 'Extra', price: PRICE, planId: '' }
    const added = await Promise.all(
      Array.from({ length: 10 }, () => shop.admin.api.services.add(form)),
    )
    const outcomes = await Promise.all(
      added.flatMap((service) => [
        outcomeOf(regular.api.orders.place(orderForm)),
        outcomeOf(regular.api.services.renew({ ...shownRenewal(service), withCoins: true })),
      ]),
    )
    expect(countOf(outcomes)).toEqual({ ok: 20 })
    expect((await ownedBy(regular.id)).coins).toBe(PRICE - 1)
    if (database === 'PostgreSQL') expect(await countDeadlocks(server)).toBe(0)
  })

  test('a service that is renewed and extended by many at once runs for exactly what was paid and given', async () => {
    const payer = shop.people[3]
    if (!payer) throw new Error('nobody to pay')
    const { coins } = await ownedBy(payer.id)
    const { services } = shop.admin.api
    const form = { userId: payer.id, planName: 'Extra', price: PRICE, planId: '' }
    const { id, expiresAt } = await services.add(form)
    await Promise.all([
      ...Array.from({ length: 5 }, () => renewUntilDone(payer.api, id)),
      ...Array.from({ length: 5 }, () => services.extend({ id, days: 1 })),
    ])
    const [service] = (await services.list({ userId: payer.id })).items
    const days = (Date.parse(service?.service.expiresAt ?? '') - Date.parse(expiresAt)) / 86_400_000
    expect(days).toBe(5 * 30 + 5)
    expect((await ownedBy(payer.id)).coins).toBe((coins ?? 0) - 5 * PRICE)
  })
})

/** PostgreSQL breaks a circle after a second, and the one it chose tries again: nobody sees more than that it took longer. */
async function countDeadlocks({ database }: OpenServer): Promise<number> {
  // A connection writes down what it counted once it has been idle for a second.
  await pause(1500)
  const [row] = await database.query(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  )
  return Number(row?.deadlocks)
}

function countOf(outcomes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}
