/** What an order asks of an SQL database: each turn is a message and a wait; the counter is held over the last wait. */
import type { Store, Tx } from '@hostfront/store/port'
import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { clientOf, openTestShop } from '../testing/shop.ts'

/** A store that answers as an SQL database does, inserts at once and all else in the next turn, and what each turn asked. */
function inTurns(store: Store) {
  const turns: string[][] = []
  let isSameTurn = false
  const note = (asked: string) => {
    if (!isSameTurn) turns.push([])
    turns.at(-1)?.push(asked)
    isSameTurn = true
    setImmediate(() => {
      isSameTurn = false
    })
  }
  const noted = (tx: Tx): Tx =>
    new Proxy(tx, {
      get(target, collection) {
        const rows: unknown = Reflect.get(target, collection)
        if (!(rows instanceof Object)) return rows
        return new Proxy(rows, {
          get(repository, verb) {
            const ask: unknown = Reflect.get(repository, verb)
            if (typeof ask !== 'function') return ask
            return async (...given: readonly unknown[]): Promise<unknown> => {
              note(`${String(verb)} ${String(collection)}`)
              const answer: unknown = await Reflect.apply(ask, repository, given)
              if (verb !== 'insert') await new Promise((resolve) => setImmediate(resolve))
              return answer
            }
          },
        })
      },
    })
  const slow: Store = { ...store, transaction: (fn) => store.transaction((tx) => fn(noted(tx))) }
  return { slow, turns }
}

async function turnsOf(form: object) {
  const shop = await openTestShop({ sendsMail: true })
  await shop.customer('jane', 10_000)
  const { slow, turns } = inTurns(shop.store)
  const jane = clientOf({ ...shop.backend, store: slow })
  await jane.accounts.login({ email: 'jane@shop.test', password: 'password' })
  // The first opens the numbers of the year and states a country.
  await jane.orders.place(orderForm)
  await new Promise((resolve) => setImmediate(resolve))
  turns.length = 0
  await jane.orders.place({ ...orderForm, ...form })
  return turns
}

const READ = [
  'get plans',
  'list orderOptions',
  'get users',
  'get paymentMethods',
  'get settings',
  'list users',
]

test('an order waits twice, and the counter is asked last', async () => {
  const [reading, writing, ...rest] = await turnsOf({})
  expect(reading).toEqual(READ)
  expect(writing).toEqual([
    'insert orders',
    'insert notifications',
    'update users',
    'update counters',
  ])
  expect(rest).toHaveLength(1)
  expect(rest[0]).toHaveLength(6)
})

test('a voucher costs no wait', async () => {
  const form = { planId: 'samp-ultimate', voucherCode: 'WELCOME10', amountDue: 765 }
  const [reading, writing, ...rest] = await turnsOf(form)
  expect(reading).toEqual([...READ, 'find vouchers'])
  expect(writing?.slice(-2)).toEqual(['update vouchers', 'update counters'])
  expect(rest).toHaveLength(1)
})
