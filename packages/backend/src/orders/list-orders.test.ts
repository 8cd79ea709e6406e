import { OrderPayment } from '@hostfront/contract/orders'
import { expect, test } from 'vitest'
import { orderForm, withPremium } from '../testing/order-form.ts'
import { openTestShop } from '../testing/shop.ts'

async function openQueue() {
  const shop = await openTestShop()
  const jane = await shop.customer('jane')
  const bob = await shop.customer('bob')
  const byInvoice = { ...orderForm, paymentMethod: 'paypal' } as const
  await jane.orders.place({ ...byInvoice, serverName: 'beta' })
  await bob.orders.place({ ...byInvoice, serverName: 'Alpha', ...withPremium })
  const { order } = await jane.orders.place({ ...byInvoice, serverName: 'Gamma' })
  const admin = await shop.admin()
  await admin.orders.reject({ id: order.id, reason: 'No room left.' })
  const names = async (input: Parameters<typeof admin.orders.list>[0]) =>
    (await admin.orders.list(input)).items.map((row) => row.order.serverName)
  return { jane, admin, names }
}

test('orders stand newest first, with who ordered and the invoice', async () => {
  const { admin, names } = await openQueue()
  expect(await names({})).toEqual(['Gamma', 'Alpha', 'beta'])
  const { items } = await admin.orders.list({ search: 'alpha' })
  expect(items[0]).toMatchObject({ customer: { name: 'bob' }, invoice: { total: 650 } })
})

test('they can be ordered by what they say, by amount and by state', async () => {
  const { names } = await openQueue()
  expect(await names({ sort: 'text' })).toEqual(['Alpha', 'beta', 'Gamma'])
  expect(await names({ sort: 'text', descending: true })).toEqual(['Gamma', 'beta', 'Alpha'])
  expect((await names({ sort: 'amountDue', descending: true }))[0]).toBe('Alpha')
  expect((await names({ sort: 'status' })).at(-1)).toBe('Gamma')
})

test('a client and a state narrow the list, together too', async () => {
  const { jane, names } = await openQueue()
  expect(await names({ userId: jane.id })).toEqual(['Gamma', 'beta'])
  expect(await names({ userId: jane.id, status: 'pending' })).toEqual(['beta'])
  expect(await names({ userId: 'nobody' })).toEqual([])
})

test('the pages of an ordered list miss nothing and repeat nothing', async () => {
  const { admin } = await openQueue()
  const first = await admin.orders.list({ sort: 'text', limit: 2 })
  const second = await admin.orders.list({ sort: 'text', limit: 2, after: first.next })
  const rows = [...first.items, ...second.items]
  expect(rows.map(({ order }) => order.serverName)).toEqual(['Alpha', 'beta', 'Gamma'])
  expect(second.next).toBeNull()
})

test('an approved order says what its service is now, to its customer and to the team', async () => {
  const { jane, admin } = await openQueue()
  const { items } = await admin.orders.list({ search: 'beta' })
  const { order, invoice } = items[0] ?? expect.fail('no order')
  const payment = { reference: 'P-1', amount: invoice?.total ?? 0, paidAt: order.createdAt }
  const { service } = await admin.orders.approve({ id: order.id, payment })
  const states = async () => {
    const own = (await jane.orders.mine({})).items
    const all = (await admin.orders.list({})).items
    return [own, all].map((rows) => rows.map((row) => [row.order.serverName, row.serviceStatus]))
  }
  expect(await states()).toEqual([
    [
      ['Gamma', null],
      ['beta', 'active'],
    ],
    [
      ['Gamma', null],
      ['Alpha', null],
      ['beta', 'active'],
    ],
  ])
  await admin.services.terminate({ id: service.id })
  expect((await states()).map((rows) => rows.at(-1))).toEqual([
    ['beta', 'terminated'],
    ['beta', 'terminated'],
  ])
})

test('an order says whether a payment for it is declared, until that is decided on or nothing is owed', async () => {
  const { jane, admin } = await openQueue()
  const waiting = (await jane.orders.mine({})).items.find(({ order }) => order.status === 'pending')
  const { order, invoice } = waiting ?? expect.fail('no order')
  const declare = (reference: string) =>
    jane.declarations.declare({
      method: 'paypal',
      amount: 450,
      reference,
      paidOn: '2026-06-01',
      invoiceIds: [invoice?.id ?? ''],
      note: '',
      proofIds: [],
    })
  const declared = async () =>
    (await admin.orders.list({})).items.flatMap((row) =>
      row.isDeclared ? [row.order.serverName] : [],
    )
  expect(await declared()).toEqual([])
  const first = await declare('PP-1')
  expect(await declared()).toEqual(['beta'])
  expect(await admin.orders.inspect({ id: order.id })).toMatchObject({ isDeclared: true })
  await admin.declarations.reject({ id: first.id, reason: 'Nothing came in.' })
  expect(await declared()).toEqual([])
  const second = await declare('PP-2')
  await jane.declarations.withdraw({ id: second.id })
  expect(await declared()).toEqual([])
  // One that waits for an invoice which is cancelled meanwhile says nothing any more.
  await declare('PP-3')
  await jane.orders.cancel({ id: order.id })
  expect(await declared()).toEqual([])
})

test('orders are narrowed to what is paid, to be checked or not paid, and so is what they amount to', async () => {
  const shop = await openTestShop()
  const jane = await shop.customer('jane', 10_000)
  const bob = await shop.customer('bob')
  const admin = await shop.admin()
  const place = (by: typeof jane, serverName: string, paymentMethod: string) =>
    by.orders.place({ ...orderForm, serverName, paymentMethod })
  await place(jane, 'coins', 'coins')
  const kept = await place(jane, 'kept', 'coins')
  await admin.orders.approve({ id: kept.order.id })
  const back = await place(jane, 'back', 'coins')
  await admin.orders.reject({ id: back.order.id, reason: 'No room left.' })
  const [late, told] = [await place(bob, 'late', 'paypal'), await place(bob, 'told', 'paypal')]
  const gone = await place(bob, 'gone', 'paypal')
  const cancelled = await bob.orders.cancel({ id: gone.order.id })
  // Of before orders had invoices.
  await shop.store.transaction((tx) =>
    tx.orders.insert({ ...cancelled, id: 'unbilled', serverName: 'before' }),
  )
  const declaration = await bob.declarations.declare({
    method: 'paypal',
    amount: 450,
    reference: 'PP-1',
    paidOn: '2026-06-01',
    invoiceIds: [told.invoice?.id ?? ''],
    note: '',
    proofIds: [],
  })
  const listed = async (input: Parameters<typeof admin.orders.list>[0]) =>
    (await admin.orders.list(input)).items.map(({ order }) => order.serverName)
  const narrowed = () =>
    Promise.all(
      OrderPayment.options.map(async (payment) => {
        const names = await listed({ payment })
        const totals = (await admin.orders.totals({ payment })) ?? []
        expect(totals.reduce((sum, { count }) => sum + count, 0)).toBe(names.length)
        return names
      }),
    )
  expect(await narrowed()).toEqual([['kept', 'coins'], ['told'], ['late']])
  expect(await listed({ payment: 'paid', status: 'pending' })).toEqual(['coins'])
  expect(await listed({ payment: 'paid', status: 'rejected' })).toEqual([])
  expect(await listed({ payment: 'unpaid', status: 'active' })).toEqual([])
  expect(await listed({ payment: 'unpaid', search: 'LATE' })).toEqual(['late'])
  expect(await listed({ payment: 'unpaid', userId: jane.id })).toEqual([])
  expect(await admin.orders.totals({ payment: 'paid', search: 'coins' })).toEqual([
    { state: 'pending', count: 1, amount: 450 },
  ])
  await admin.declarations.reject({ id: declaration.id, reason: 'Nothing came in.' })
  expect(await narrowed()).toEqual([['kept', 'coins'], [], ['told', 'late']])
  const payment = { reference: 'P-1', amount: 450, paidAt: late.order.createdAt }
  await admin.billing.recordPayment({ invoiceId: late.invoice?.id ?? '', payment })
  expect(await narrowed()).toEqual([['late', 'kept', 'coins'], [], ['told']])
})

test('by method it is listed as its row says it: by what it was paid, else by what was chosen', async () => {
  const { admin, names } = await openQueue()
  const [row] = (await admin.orders.list({ search: 'beta' })).items
  const payment = {
    ...{ reference: '', amount: row?.invoice?.total ?? 0, method: 'cash' },
    paidAt: '2026-06-01T10:00:00.000Z',
  }
  await admin.billing.recordPayment({ invoiceId: row?.invoice?.id ?? '', payment })
  expect(await names({ method: 'cash' })).toEqual(['beta'])
  expect(await names({ method: 'paypal', status: 'pending' })).toEqual(['Alpha'])
  expect(await admin.orders.totals({ method: 'cash' })).toMatchObject([{ count: 1 }])
})
