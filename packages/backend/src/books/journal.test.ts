/** The journal says what the reports say, to the cent, of every period. */
import type { JournalPart } from '@hostfront/contract/books'
import { balancesOf, type JournalEntry } from '@hostfront/domain/books/journal'
import { COINS } from '@hostfront/domain/payments/coins'
import { type Period, periodBefore } from '@hostfront/domain/reports/period'
import { expect, test } from 'vitest'
import { openWithGateway } from '../testing/gateway-desk.ts'
import { orderForm } from '../testing/order-form.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

const PARTS: readonly JournalPart[] = [
  'invoices',
  'credit-notes',
  'payments',
  'coins',
  'refunds-owed',
  'refunds-settled',
]
const EVER: Period = { from: '2000-01-01', to: '2099-12-31' }
const byBank = { ...orderForm, country: 'MA', paymentMethod: 'bank-transfer', amountDue: 540 }
const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0)

type Admin = Awaited<ReturnType<TestShop['admin']>>

async function journalOf(admin: Pick<Admin, 'books'>, period: Period): Promise<JournalEntry[]> {
  const entries: JournalEntry[] = []
  for (const part of PARTS) {
    let after: string | null = null
    do {
      const page: { items: JournalEntry[]; next: string | null } = await admin.books.journal({
        ...{ period, part, after },
        limit: 7,
      })
      entries.push(...page.items)
      after = page.next
    } while (after !== null)
  }
  return entries
}

/** `fees`: what gateways kept, which the reports do not count. */
async function expectAsReported(admin: Admin, period: Period, fees = 0): Promise<JournalEntry[]> {
  const entries = await journalOf(admin, period)
  const report = await admin.reports.ofPeriod(period)
  const booked = balancesOf(entries)
  expect(booked.revenue + booked['untaxed-revenue'] + report.income.net).toBe(0)
  expect(booked.tax + report.income.tax).toBe(0)
  expect(booked.coins + report.coins.closing - report.coins.opening).toBe(0)
  expect(booked.fees).toBe(fees)
  const money = entries.flatMap(({ lines }) => lines).filter(({ account }) => account === 'money')
  const methods = new Set(money.map(({ method }) => method ?? ''))
  for (const { method, amount, sentBack } of report.received) {
    const ofIt = money.filter((line) => line.method === method)
    expect(sum(ofIt.map((line) => line.amount)), method).toBe(amount - sentBack - fees)
    methods.delete(method)
  }
  expect([...methods]).toEqual([])
  for (const { at, lines } of entries) {
    expect(sum(lines.map(({ amount }) => amount))).toBe(0)
    expect(at.slice(0, 10) >= period.from && at.slice(0, 10) <= period.to).toBe(true)
  }
  return entries
}

/** What is left on accounts of what the shop owes and was paid ahead, against its rows. */
async function expectBalanced(shop: TestShop, admin: Admin): Promise<void> {
  const booked = balancesOf(await journalOf(admin, EVER))
  const { toReturn, coins } = await admin.reports.standing()
  expect(booked['to-return']).toBe(-toReturn.amount)
  expect(booked.coins).toBe(-coins.ledger)
  const open = await shop.store.read((tx) =>
    tx.invoices.totals({ where: { status: { in: ['unpaid', 'overdue'] } }, sums: ['paid'] }),
  )
  expect(booked.customers + (open[0]?.sums[0] ?? 0)).toBe(0)
}

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
  const pay = (invoiceId: string, reference: string, amount: number, surplus?: 'coins' | 'return') =>
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
    new Set(['invoice', 'credit-note', 'payment', 'coins', 'refund-owed', 'refund-sent', 'refund-to-coins']),
  )
  expect(entries.every(({ customer }) => customer === 'jane')).toBe(true)
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
