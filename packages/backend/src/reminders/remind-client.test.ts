import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop } from '../testing/shop.ts'

const byBank = { ...orderForm, paymentMethod: 'bank-transfer' }

/** Two invoices of Jane's that have been overdue for three days; the second of them she may say to have paid. */
async function openOverdue(isDeclared = false) {
  const shop = await openTestShop()
  const jane = await shop.customer('jane')
  const { invoice } = await jane.orders.place(byBank)
  const { invoice: declared } = await jane.orders.place(byBank)
  if (isDeclared) {
    await jane.declarations.declare({
      invoiceIds: [declared?.id ?? ''],
      ...{ method: 'bank-transfer', reference: 'TX-9', amount: 450, paidOn: '2026-06-01' },
      ...{ note: '', proofIds: [] },
    })
  }
  shop.passDays(10)
  const admin = await shop.admin()
  const remind = () => admin.billing.remind({ userId: jane.id })
  return { shop, jane, admin, remind, invoice }
}

test('a client is reminded of what is overdue, once a day, and the log says who did it', async () => {
  const { shop, jane, admin, remind, invoice } = await openOverdue()
  expect(await remind()).toEqual({ reminded: 2 })
  expect(await refusalOf(remind())).toEqual(['NOTHING_TO_DO', {}])
  const { items } = await shop.store.read((tx) =>
    tx.notifications.list({ where: { userId: jane.id }, limit: 200 }),
  )
  const told = items.flatMap(({ event }) => (event.kind === 'invoice-reminder' ? [event] : []))
  expect(told).toHaveLength(2)
  expect(told).toContainEqual(
    expect.objectContaining({ number: invoice?.number, owed: 450, isLate: true }),
  )
  const log = await admin.audit.list({})
  expect(log.items.filter(({ action }) => action === 'billing.remind')).toHaveLength(2)
  shop.passDays(1)
  const tomorrow = await shop.admin()
  expect(await tomorrow.billing.remind({ userId: jane.id })).toEqual({ reminded: 2 })
})

test('of what is said to be paid nobody is reminded', async () => {
  const { remind } = await openOverdue(true)
  expect(await remind()).toEqual({ reminded: 1 })
})
