import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop } from '../testing/shop.ts'

async function openWithInvoice() {
  const shop = await openTestShop()
  const jane = await shop.customer('jane', 1000)
  const { order, invoice } = await jane.orders.place({ ...orderForm, paymentMethod: 'cashplus' })
  const invoiceId = invoice?.id ?? ''
  const choose = () => jane.billing.choosePaymentMethod({ invoiceId, paymentMethod: 'inwi-money' })
  return { shop, jane, order, invoiceId, choose }
}

test('an open invoice is paid in the way that its customer chooses, and its order says so', async () => {
  const { jane, order, choose } = await openWithInvoice()
  expect(await choose()).toMatchObject({ paymentMethod: 'inwi-money', status: 'unpaid' })
  const [mine] = (await jane.orders.mine({})).items
  expect(mine?.order).toEqual({ ...order, paymentMethod: 'inwi-money' })
})

test('coins are not chosen for later: they pay at once', async () => {
  const { jane, invoiceId } = await openWithInvoice()
  const chosen = jane.billing.choosePaymentMethod({ invoiceId, paymentMethod: 'coins' })
  expect(await refusalOf(chosen)).toEqual(['METHOD_NOT_OFFERED', {}])
})

test('a way without details, or that is off, is refused, of an order and of its invoice', async () => {
  const { shop, jane, invoiceId, choose } = await openWithInvoice()
  const { paymentMethods } = await shop.admin()
  await paymentMethods.update({ id: 'inwi-money', instructions: '' })
  await paymentMethods.update({ id: 'paypal', isOn: false })
  expect(await refusalOf(choose())).toEqual(['METHOD_NOT_OFFERED', {}])
  expect(await jane.billing.invoice({ id: invoiceId })).toMatchObject({ paymentMethod: 'cashplus' })
  for (const paymentMethod of ['paypal', 'nobodys']) {
    const order = jane.orders.place({ ...orderForm, paymentMethod })
    expect(await refusalOf(order)).toEqual(['METHOD_NOT_OFFERED', {}])
  }
  expect((await jane.orders.mine({})).items).toHaveLength(1)
  await jane.orders.place(orderForm)
})

test('a paid invoice keeps the way in which it was paid', async () => {
  const { jane, invoiceId, choose } = await openWithInvoice()
  await jane.billing.payWithCoins({ invoiceId })
  expect(await refusalOf(choose())).toEqual(['INVOICE_NOT_PAYABLE', { status: 'paid' }])
  expect(await jane.billing.invoice({ id: invoiceId })).toMatchObject({ paymentMethod: 'coins' })
})
