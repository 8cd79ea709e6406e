import { expect, test } from 'vitest'
import { runDue } from '../lifecycle/run-due.ts'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop } from '../testing/shop.ts'
import { openShopWithService } from '../testing/shop-with-service.ts'

const byInvoice = { ...orderForm, paymentMethod: 'paypal' } as const

async function openWithInvoice(coins: number) {
  const shop = await openTestShop()
  const [jane, admin] = [await shop.customer('jane', coins), await shop.admin()]
  const { order, invoice } = await jane.orders.place(byInvoice)
  const coinsNow = async () => (await jane.accounts.me())?.coins
  return { shop, jane, admin, order, invoiceId: invoice?.id ?? '', coinsNow }
}

test('the invoice of an order is paid from the balance, and the order can be approved', async () => {
  const { jane, admin, order, invoiceId, coinsNow } = await openWithInvoice(1000)
  expect(await jane.billing.payWithCoins({ invoiceId })).toMatchObject({
    status: 'paid',
    paymentMethod: 'coins',
    paidAt: '2026-06-01T12:00:00.000Z',
  })
  expect(await coinsNow()).toBe(550)
  const [line] = (await jane.billing.coinEntries({ limit: 1 })).items
  expect(line).toMatchObject({ reference: invoiceId, subject: order.serverName })
  const { items } = await jane.billing.coinEntries({ limit: 1 })
  expect(items).toMatchObject([{ amount: -450, kind: 'order', reference: invoiceId }])
  const { items: told } = await jane.notifications.list({})
  expect(told[0]?.event).toEqual({ kind: 'invoice-paid', number: '2026-00001', invoiceId })
  expect((await admin.orders.approve({ id: order.id })).order.status).toBe('active')
})

test.each(['cancel', 'reject'] as const)(
  'the coins of an invoice come back, once, when its order ends with: %s',
  async (action) => {
    const { shop, jane, admin, order, invoiceId, coinsNow } = await openWithInvoice(1000)
    await jane.billing.payWithCoins({ invoiceId })
    const undone =
      action === 'cancel'
        ? await jane.orders.cancel({ id: order.id })
        : (await admin.orders.reject({ id: order.id, reason: 'No room left.' })).order
    expect(undone.decidedAt).not.toBeNull()
    expect(await coinsNow()).toBe(1000)
    const refunds = { reference: invoiceId, kind: 'refund' } as const
    expect(await shop.store.read((tx) => tx.coinEntries.count(refunds))).toBe(1)
    expect(await shop.store.read((tx) => tx.invoices.get(invoiceId))).toMatchObject({
      status: 'refunded',
    })
  },
)

test('too few coins are told, and nothing changes', async () => {
  const { jane, invoiceId, coinsNow } = await openWithInvoice(400)
  expect(await refusalOf(jane.billing.payWithCoins({ invoiceId }))).toEqual([
    'INSUFFICIENT_COINS',
    { missing: 50 },
  ])
  expect(await coinsNow()).toBe(400)
  expect((await jane.billing.invoices({})).items).toMatchObject([{ status: 'unpaid' }])
})

test('an invoice is paid once, however many clicks pay it at once', async () => {
  const { jane, invoiceId, coinsNow } = await openWithInvoice(5000)
  const outcomes = await Promise.allSettled(
    [1, 2, 3].map(() => jane.billing.payWithCoins({ invoiceId })),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await coinsNow()).toBe(4550)
})

test('the invoice of a renewal extends its service and brings it back', async () => {
  const shop = await openShopWithService({ coins: 450 })
  shop.passDays(33)
  await runDue(shop.backend)
  expect(await shop.service()).toMatchObject({ status: 'suspended' })
  const [invoice] = await shop.invoices()
  await shop.jane.accounts.login({ email: 'jane@shop.test', password: 'password' })
  await shop.jane.billing.payWithCoins({ invoiceId: invoice?.id ?? '' })
  expect(await shop.service()).toMatchObject({
    status: 'active',
    expiresAt: '2026-07-31T12:00:00.000Z',
  })
  expect(await shop.coins()).toBe(0)
  expect((await shop.told()).at(-1)).toBe('service-renewed')
})

test('what the team has suspended stays suspended, for the time that is paid', async () => {
  const shop = await openShopWithService({ coins: 450 })
  shop.passDays(24)
  await runDue(shop.backend)
  await (await shop.admin()).services.suspend({ id: shop.serviceId, reason: 'Spam.' })
  const [invoice] = await shop.invoices()
  await shop.jane.billing.payWithCoins({ invoiceId: invoice?.id ?? '' })
  expect(await shop.service()).toMatchObject({
    status: 'suspended',
    expiresAt: '2026-07-31T12:00:00.000Z',
  })
})

test('an invoice that a terminated service has left open takes no coins', async () => {
  const shop = await openShopWithService({ coins: 450 })
  shop.passDays(24)
  await runDue(shop.backend)
  const [invoice] = await shop.invoices()
  await shop.store.transaction((tx) => tx.services.update(shop.serviceId, { status: 'terminated' }))
  const call = shop.jane.billing.payWithCoins({ invoiceId: invoice?.id ?? '' })
  expect(await refusalOf(call)).toEqual(['INVOICE_NOT_PAYABLE', { status: 'cancelled' }])
  expect(await shop.coins()).toBe(450)
})
