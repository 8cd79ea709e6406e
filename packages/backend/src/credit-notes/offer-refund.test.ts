import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

const byBank = { ...orderForm, paymentMethod: 'bank-transfer' }

/** A customer whose order is paid by transfer and approved. */
async function openPaid(shop: TestShop, name: string) {
  const [customer, admin] = [await shop.customer(name), await shop.admin()]
  const { order, invoice } = await customer.orders.place(byBank)
  const payment = { reference: `TX-${name}`, amount: 450, paidAt: '2026-06-01T10:00:00.000Z' }
  const { service } = await admin.orders.approve({ id: order.id, payment })
  const asked = { of: 'invoice', id: invoice?.id ?? '' } as const
  const giveBack = (account: string) =>
    admin.creditNotes.issue({
      ...{ invoiceId: asked.id, amount: 100, target: 'off-site', method: null, account },
      ...{ reason: 'As agreed.', endsService: false },
    })
  return { admin, service, giveBack, offer: () => admin.creditNotes.offer(asked) }
}

test('a refund is offered to where its own customer had money last, never to where another had', async () => {
  const shop = await openTestShop()
  const [jane, eve] = [await openPaid(shop, 'jane'), await openPaid(shop, 'eve')]
  await jane.giveBack('IBAN of jane')
  expect((await eve.offer()).account).toBe('')
  await eve.giveBack('IBAN of eve')
  expect((await jane.offer()).account).toBe('IBAN of jane')
})

test('a service that has ended is not offered to be ended once more', async () => {
  const { admin, service, offer } = await openPaid(await openTestShop(), 'jane')
  const { id, serverName, planName } = service
  expect((await offer()).service).toEqual({ id, serverName, planName })
  await admin.services.terminate({ id })
  expect((await offer()).service).toBeNull()
})
