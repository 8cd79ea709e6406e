/** The journal says what the reports say, to the cent, of every period. */
import { COINS } from '@hostfront/domain/payments/coins'
import { type Period, periodBefore } from '@hostfront/domain/reports/period'
import { expect, test } from 'vitest'
import { openWithGateway } from '../testing/gateway-desk.ts'
import { orderForm } from '../testing/order-form.ts'
import { expectAsReported, expectBalanced, journalOf } from '../testing/recount-journal.ts'
import { openTestShop } from '../testing/shop.ts'

const EVER: Period = { from: '2000-01-01', to: '2099-12-31' }
const byBank = { ...orderForm, country: 'MA', paymentMethod: 'bank-transfer', amountDue: 540 }

test('a shop with a history is booked as it is reported, month by month', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  await admin.shop.loadSampleData({ clients: 10 })
  const ever = await expectAsReported(admin, { from: '2024-01-01', to: '2026-06-30' })
  expect(ever.length).toBeGreaterThan(50)
  let entries = 0
  for (let at: Period = { from: '2026-06-01', to: '2026-06-30' }; at.to > '2024-01-01'; ) {
    entries += (await expectAsReported(admin, at)).length
    at = periodBefore(at)
  }
  expect(entries).toBe(ever.length)
  await expectBalanced(shop, admin)
})

test('parts, surpluses, notes, coins and what goes back leave nothing on the way', async () => {
  const shop = await openTestShop()
  const [jane, admin] = [await shop.customer('jane'), await shop.admin()]
  const paidAt = '2026-06-01T10:00:00.000Z'
  const pay = (
    invoiceId: string,
    reference: string,
    amount: number,
    surplus?: 'coins' | 'return',
  ) =>
    admin.billing.recordPayment({
      invoiceId,
      payment: { reference, amount, paidAt, ...(surplus && { surplus }) },
    })
  const bills = []
  for (const _ of [1, 2, 3, 4]) bills.push(await jane.orders.place(byBank))
  const [one, two, three, four] = bills.map(({ invoice }) => invoice?.id ?? '')
  await pay(one ?? '', 'TX-1', 600)
  await pay(two ?? '', 'TX-2', 700, 'return')
  await pay(three ?? '', 'TX-3', 100)
  await pay(four ?? '', 'TX-4', 40)
  const note = { method: null, account: '', reason: 'As agreed.', endsService: false }
  await admin.orders.approve({ id: bills[0]?.order.id ?? '' })
  await admin.creditNotes.issue({ invoiceId: one ?? '', amount: 200, target: 'coins', ...note })
  await admin.orders.reject({ id: bills[1]?.order.id ?? '', reason: 'No.' })
  await admin.orders.reject({ id: bills[3]?.order.id ?? '', reason: 'No.' })
  const owed = (await admin.refunds.list({})).items.map(({ refund }) => refund)
  await admin.refunds.markSent({ id: owed[0]?.id ?? '', reference: 'BACK-1' })
  await admin.refunds.toCoins({ id: owed[1]?.id ?? '' })
  await admin.clients.changeCoins({ id: jane.id, amount: 77, note: 'A gift' })
  const { items } = await admin.payments.list({ search: 'TX-3' })
  await admin.payments.undo({ id: items[0]?.payment.id ?? '', reason: 'Another transfer.' })
  const entries = await expectAsReported(admin, { from: '2026-06-01', to: '2026-06-30' })
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(
    new Set([
      'invoice',
      'credit-note',
      'payment',
      'coins',
      'refund-owed',
      'refund-sent',
      'refund-to-coins',
    ]),
  )
  const hers = entries.filter(({ userId }) => userId === jane.id)
  expect(new Set(hers.map(({ customer }) => customer))).toEqual(new Set(['jane']))
  await expectBalanced(shop, admin)
})

test('what a gateway keeps is booked beside what came in', async () => {
  const { admin, account, order, pay, sessionOf, send } = await openWithGateway()
  const { invoice } = await order()
  const { attemptId } = await pay(invoice.id)
  account.pay(await sessionOf(attemptId))
  for (const message of account.account.messages) await send(message)
  const entries = await journalOf(admin, EVER)
  const came = entries.filter(({ kind }) => kind === 'payment')
  const kept = entries.filter(({ kind }) => kind === 'fee')
  expect(came).toHaveLength(1)
  expect(came[0]?.lines[0]?.method).not.toBe(COINS)
  for (const { id, lines } of kept) {
    expect(id).toBe(came[0]?.id)
    expect(lines.map(({ account: of, method }) => [of, method])).toEqual([
      ['fees', null],
      ['money', came[0]?.lines[0]?.method],
    ])
  }
})
