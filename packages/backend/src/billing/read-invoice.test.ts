import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop } from '../testing/shop.ts'

async function openWithInvoice() {
  const shop = await openTestShop()
  const jane = await shop.customer('jane', 1000)
  const admin = await shop.admin()
  await jane.accounts.updateProfile({
    ...{ name: 'Jane Doe', company: 'Doe Ltd', country: 'MA' },
    ...{ street: '7 avenue Hassan II', postcode: '10000', town: 'Rabat' },
  })
  await admin.settings.update({
    siteName: 'Night Shift',
    address: 'Casablanca',
    paymentsEmail: 'pay@shop.test',
  })
  const { invoice } = await jane.orders.place({ ...orderForm, country: 'MA', amountDue: 540 })
  if (!invoice) throw new Error('No invoice')
  return { shop, jane, admin, invoice }
}

test('an invoice names shop, customer and tax', async () => {
  const { jane, invoice } = await openWithInvoice()
  expect(invoice).toMatchObject({
    seller: { name: 'Night Shift', address: 'Casablanca', email: 'pay@shop.test' },
    buyer: { name: 'Jane Doe', company: 'Doe Ltd', country: 'MA' },
    taxName: 'VAT',
    taxBasisPoints: 2000,
    tax: 90,
    total: 540,
  })
  expect(await jane.billing.invoice({ id: invoice.id })).toEqual(invoice)
})

test('it stays as it was issued, whatever becomes of shop and customer', async () => {
  const { jane, admin, invoice } = await openWithInvoice()
  await jane.accounts.updateProfile({ name: 'Jane Roe', company: '', country: 'DE' })
  const tax = { name: 'TVA', basisPoints: 1000, countries: ['DE'] }
  await admin.settings.update({ siteName: 'Day Shift', tax })
  expect(await jane.billing.invoice({ id: invoice.id })).toEqual(invoice)
  await admin.orders.reject({ id: invoice.subjectId ?? '', reason: 'No room left.' })
  await admin.clients.remove({ id: jane.id })
  const kept = await admin.billing.invoice({ id: invoice.id })
  const { total: credited } = invoice
  expect(kept).toEqual({ ...invoice, status: 'refunded', paid: 0, credited })
})

test('nobody reads it but its customer and administrators', async () => {
  const { shop, admin, invoice } = await openWithInvoice()
  const joan = await shop.customer('joan')
  const { id } = invoice
  expect(await admin.billing.invoice({ id })).toEqual(invoice)
  expect(await refusalOf(joan.billing.invoice({ id }))).toEqual(['NOT_FOUND', {}])
  expect(await refusalOf(admin.billing.invoice({ id: 'none' }))).toEqual(['NOT_FOUND', {}])
})
