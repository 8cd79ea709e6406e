/** What an order asks of an SQL database: each message is a wait, and the counter of invoice numbers is held over the last. */
import { join } from 'node:path'
import { openPgliteStore } from '@hostfront/store/pglite'
import type { Store } from '@hostfront/store/port'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { type Client, openTestShop } from '../testing/shop.ts'

const migrationsFolder = join(import.meta.dirname, '../../../store/migrations')

let store: Store
let jane: Client
/** What was sent together, oldest first. */
let messages: string[][] = []
let isSameTurn = false

beforeAll(async () => {
  const onStatement = (text: string) => {
    if (!isSameTurn) messages.push([])
    isSameTurn = true
    process.nextTick(() => {
      isSameTurn = false
    })
    messages.at(-1)?.push(told(text))
  }
  store = await openPgliteStore({ dataDir: null, migrationsFolder, onStatement })
  const shop = await openTestShop({ store, sendsMail: true })
  jane = await shop.customer('jane', 10_000)
  // The first order opens the numbers of the year and states a country.
  await jane.orders.place(orderForm)
}, 120_000)
afterAll(() => store?.close())
beforeEach(() => {
  messages = []
})

/** `insert orders`, `update users`, `COMMIT`. */
function told(text: string): string {
  const [, verb = text, table = ''] =
    /^(select|insert|update|delete).*?(?:from|into|update) "(\w+)"/.exec(
      text.replace(/^update/, 'update update'),
    ) ?? []
  return `${verb} ${table}`.trim()
}

const OPENING = [
  'BEGIN ISOLATION LEVEL READ COMMITTED',
  'select plans',
  'select order_options',
  'select users',
  'select payment_methods',
  'select settings',
  'select users',
]

test('an order paid with coins is nineteen statements in four messages, and the counter is asked last before the last', async () => {
  await jane.orders.place(orderForm)
  expect(messages).toEqual([
    ['select sessions'],
    OPENING,
    ['insert orders', 'insert notifications', 'update users', 'update counters'],
    [
      'insert coin_entries',
      'insert invoices',
      'insert payments',
      'insert payment_allocations',
      'insert notifications',
      'insert tasks',
      'COMMIT',
    ],
  ])
})

test('one that is paid off-site is sixteen', async () => {
  await jane.orders.place({ ...orderForm, paymentMethod: 'paypal' })
  expect(messages).toEqual([
    ['select sessions'],
    OPENING,
    ['insert orders', 'insert notifications', 'select users', 'update counters'],
    ['insert invoices', 'insert notifications', 'insert tasks', 'COMMIT'],
  ])
})

test('a voucher costs two more and no message', async () => {
  const form = { ...orderForm, planId: 'samp-ultimate', voucherCode: 'WELCOME10', amountDue: 765 }
  await jane.orders.place(form)
  const [, opening, writing, ...closing] = messages
  expect(opening).toEqual([...OPENING, 'select vouchers'])
  expect(writing?.slice(-2)).toEqual(['update vouchers', 'update counters'])
  expect(closing).toHaveLength(1)
})
