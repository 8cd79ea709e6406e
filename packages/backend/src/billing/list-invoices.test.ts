import { expect, test } from 'vitest'
import { orderForm, withPremium } from '../testing/order-form.ts'
import { openTestShop } from '../testing/shop.ts'

async function openBooks() {
  const shop = await openTestShop()
  const jane = await shop.customer('jane', 1000)
  const bob = await shop.customer('bob', 2000)
  const byInvoice = { ...orderForm, paymentMethod: 'paypal' } as const
  await jane.orders.place({ ...byInvoice, ...withPremium })
  shop.passDays(1)
  const { invoice } = await bob.orders.place(byInvoice)
  const admin = await shop.admin()
  const payment = { reference: 'TX 1', amount: 450, paidAt: shop.backend.now() }
  await admin.billing.recordPayment({ invoiceId: invoice?.id ?? '', payment })
  const numbers = async (input: Parameters<typeof admin.billing.allInvoices>[0]) =>
    (await admin.billing.allInvoices(input)).items.map((row) => row.invoice.number)
  return { jane, bob, admin, numbers }
}

test('administrators see everybody’s invoices, newest first, with whose they are', async () => {
  const { admin } = await openBooks()
  const { items } = await admin.billing.allInvoices({})
  expect(items.map(({ customer }) => customer.name)).toEqual(['bob', 'jane'])
  expect(items[0]?.invoice).toMatchObject({ number: '2026-00002', status: 'paid', total: 450 })
})

test('an open invoice says that its customer has told of a payment, until the team has decided on it', async () => {
  const { jane, admin } = await openBooks()
  const marks = async () =>
    (await admin.billing.allInvoices({})).items.map(({ invoice, isDeclared }) => [
      invoice.number,
      isDeclared,
    ])
  const [open] = (await jane.billing.invoices({})).items
  const { id } = await jane.declarations.declare({
    method: 'paypal',
    amount: open?.total ?? 0,
    reference: 'PX 1',
    paidOn: '2026-06-01',
    invoiceIds: [open?.id ?? ''],
    note: '',
    proofIds: [],
  })
  expect(await marks()).toEqual([
    ['2026-00002', false],
    ['2026-00001', true],
  ])
  await admin.declarations.reject({ id, reason: 'Nothing came in.' })
  expect(await marks()).toEqual([
    ['2026-00002', false],
    ['2026-00001', false],
  ])
})

test('invoices are found by number, state and client', async () => {
  const { jane, numbers } = await openBooks()
  expect(await numbers({ search: '00002' })).toEqual(['2026-00002'])
  expect(await numbers({ status: 'unpaid' })).toEqual(['2026-00001'])
  expect(await numbers({ userId: jane.id })).toEqual(['2026-00001'])
  expect(await numbers({ userId: jane.id, status: 'paid' })).toEqual([])
})

test('a period has the invoices that were issued in it, its end left out', async () => {
  const { admin, numbers } = await openBooks()
  const [second, first] = (await admin.billing.allInvoices({})).items.map(
    ({ invoice }) => invoice.createdAt,
  )
  expect(await numbers({ from: first, to: second })).toEqual(['2026-00001'])
  expect(await numbers({ from: second })).toEqual(['2026-00002'])
  expect(await numbers({ to: first })).toEqual([])
  expect(await numbers({ from: first, status: 'paid' })).toEqual(['2026-00002'])
})

test('they can be ordered by number, total, due date and state', async () => {
  const { numbers } = await openBooks()
  const first = ['2026-00001', '2026-00002']
  expect(await numbers({ sort: 'text' })).toEqual(first)
  expect(await numbers({ sort: 'dueDate' })).toEqual(first)
  expect(await numbers({ sort: 'total' })).toEqual(first.toReversed())
  expect(await numbers({ sort: 'status' })).toEqual(first.toReversed())
})

test('a client’s ledger has that client’s entries alone, newest first', async () => {
  const { jane, admin } = await openBooks()
  await jane.orders.place(orderForm)
  const { items } = await admin.billing.ledgerOf({ userId: jane.id })
  expect(items.map(({ kind, balanceAfter }) => [kind, balanceAfter])).toEqual([
    ['order', 550],
    ['purchase', 1000],
  ])
  expect((await admin.billing.ledgerOf({ userId: 'nobody' })).items).toEqual([])
})
