import type { Invoice } from '@hostfront/domain/billing/invoice'
import { movementKeys } from '@hostfront/domain/statements/movement-keys'
import { createInterleavedStore } from '@hostfront/store/interleaved'
import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop, type TestShopOptions } from '../testing/shop.ts'

const SOURCE = 'Bank'

const moved = (label: string, amount = 450) => ({
  date: '2026-06-01',
  amount,
  label,
  id: null,
  sender: null,
  isReversal: false,
})

async function openWithInvoices(options: TestShopOptions = {}) {
  const shop = await openTestShop(options)
  const [jane, admin] = [await shop.customer('jane'), await shop.admin()]
  const order = async () => {
    const { invoice } = await jane.orders.place({ ...orderForm, paymentMethod: 'paypal' })
    if (!invoice) throw new Error('Every order has an invoice')
    return invoice
  }
  const [first, second] = [await order(), await order()]
  const match = (movements: readonly ReturnType<typeof moved>[]) => {
    const keys = movementKeys(movements)
    const asked = movements.map((movement, at) => ({ ...movement, key: keys[at] ?? '' }))
    return admin.statements.match({ source: SOURCE, movements: asked })
  }
  const apply = async (movement: ReturnType<typeof moved>, invoice: Invoice) => {
    const [key = ''] = movementKeys([movement])
    const { date, amount, label } = movement
    const kept = { key, date, amount, label }
    const asked = { source: SOURCE, method: 'bank-transfer', movement: kept, reference: null }
    return admin.statements.apply({ ...asked, invoiceId: invoice.id })
  }
  const invoiceNow = ({ id }: Invoice) => shop.store.read((tx) => tx.invoices.get(id))
  return { shop, admin, jane, first, second, match, apply, invoiceNow }
}

test('a row that names an invoice and is exactly its total is sure, and pays it once', async () => {
  const { shop, admin, first, match, apply, invoiceNow } = await openWithInvoices()
  const row = moved(`VIR ${first.number}`)
  expect(await match([row])).toMatchObject([
    {
      band: 'sure',
      known: null,
      invoiceId: first.id,
      invoice: { number: first.number, name: 'jane' },
    },
  ])
  expect(await apply(row, first)).toEqual({ isNew: true, number: first.number })
  expect(await invoiceNow(first)).toMatchObject({
    status: 'paid',
    paidAt: '2026-06-01T00:00:00.000Z',
    paymentMethod: 'bank-transfer',
  })
  expect(await apply(row, first)).toEqual({ isNew: false, number: first.number })
  expect(await match([row])).toMatchObject([
    { band: 'none', known: { state: 'applied', number: first.number } },
  ])
  const { items } = await admin.payments.list({})
  expect(items.map(({ payment: { reference, method } }) => [reference, method])).toEqual([
    [`VIR ${first.number} 2026-06-01`, 'bank-transfer'],
  ])
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
  expect(await shop.store.read((tx) => tx.statementRows.count())).toBe(1)
})

test('its order can be approved, and is not by itself', async () => {
  const { admin, first, apply } = await openWithInvoices()
  await apply(moved(first.number), first)
  const { items } = await admin.orders.list({ status: 'pending' })
  const paid = items.find(({ invoice }) => invoice?.id === first.id)
  expect(paid?.order.status).toBe('pending')
  await admin.orders.approve({ id: paid?.order.id ?? '' })
})

test('what is applied by many at once, where transactions cross, is applied once', async () => {
  const { shop, first, apply, admin } = await openWithInvoices({
    store: createInterleavedStore({ turn: () => new Promise((go) => setTimeout(go)) }),
  })
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => apply(moved(`VIR ${first.number}`), first)),
  )
  expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(await shop.store.read((tx) => tx.payments.count())).toBe(1)
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
})

test('another amount, another method and an invoice that is paid are refused, and leave no row', async () => {
  const { shop, admin, first, second, apply } = await openWithInvoices()
  expect(await refusalOf(apply(moved(first.number, 449), first))).toEqual([
    'PAYMENT_AMOUNT_DIFFERS',
    { total: 450 },
  ])
  await apply(moved(first.number), first)
  expect(await refusalOf(apply(moved('again'), first))).toEqual([
    'INVOICE_NOT_PAYABLE',
    { status: 'paid' },
  ])
  const [key = ''] = movementKeys([moved('x')])
  const movement = { key, date: '2026-06-01', amount: 450, label: 'x' }
  const byCoins = { source: SOURCE, method: 'coins', movement, reference: null }
  const applied = admin.statements.apply({ ...byCoins, invoiceId: second.id })
  expect(await refusalOf(applied)).toEqual(['METHOD_NOT_OFFERED', {}])
  expect(await shop.store.read((tx) => tx.statementRows.count())).toBe(1)
})

test('what is undone leaves its row to pay another invoice', async () => {
  const { admin, first, second, match, apply, invoiceNow } = await openWithInvoices()
  const row = moved('VIR JANE')
  await apply(row, first)
  const [paid] = (await admin.payments.list({})).items
  await admin.payments.undo({ id: paid?.payment.id ?? '', reason: 'The other invoice.' })
  expect(await match([row])).toMatchObject([{ known: { state: 'undone', number: first.number } }])
  expect(await apply(row, second)).toEqual({ isNew: true, number: second.number })
  expect((await invoiceNow(first))?.status).toBe('unpaid')
  expect((await invoiceNow(second))?.status).toBe('paid')
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
})

test('a row that is set aside is known again, and may still pay', async () => {
  const { admin, first, match, apply } = await openWithInvoices()
  const row = moved('rent')
  const [key = ''] = movementKeys([row])
  const movement = { key, date: row.date, amount: row.amount, label: row.label }
  expect(await admin.statements.ignore({ source: SOURCE, movement })).toEqual({ state: 'ignored' })
  expect(await match([row])).toMatchObject([{ known: { state: 'ignored', number: null } }])
  expect(await apply(row, first)).toMatchObject({ isNew: true })
  expect(await admin.statements.ignore({ source: SOURCE, movement })).toEqual({ state: 'applied' })
})
