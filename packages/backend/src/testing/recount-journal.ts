/** The journal of a shop, held against its reports. */
import type { JournalPart } from '@hostfront/contract/books'
import { balancesOf, type JournalEntry } from '@hostfront/domain/books/journal'
import { unsettledOf } from '@hostfront/domain/gateways/dispute'
import type { Period } from '@hostfront/domain/reports/period'
import { expect } from 'vitest'
import { allOf, sum } from './recount-reports.ts'
import type { TestShop } from './shop.ts'

const PARTS: readonly JournalPart[] = [
  'invoices',
  'credit-notes',
  'payments',
  'coins',
  'refunds-owed',
  'refunds-settled',
  'late-fees',
  'disputes',
  'dispute-fees',
  'disputes-back',
  'disputes-lost',
]
const EVER: Period = { from: '2000-01-01', to: '2099-12-31' }

type Admin = Awaited<ReturnType<TestShop['admin']>>

/** All that was booked in a period. */
export async function journalOf(
  admin: Pick<Admin, 'books'>,
  period: Period,
): Promise<JournalEntry[]> {
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

/** That the journal of a period says what its report does. `fees`: what gateways kept, which the reports do not count. */
export async function expectAsReported(
  admin: Admin,
  period: Period,
  fees = 0,
): Promise<JournalEntry[]> {
  const entries = await journalOf(admin, period)
  const report = await admin.reports.ofPeriod(period)
  const booked = balancesOf(entries)
  expect(booked.revenue + booked['untaxed-revenue'] + report.income.net).toBe(0)
  expect(booked.tax + report.income.tax).toBe(0)
  expect(booked.coins + report.coins.closing - report.coins.opening).toBe(0)
  expect(booked.fees).toBe(fees)
  const money = entries.flatMap(({ lines }) => lines).filter(({ account }) => account === 'money')
  const methods = new Set(money.map(({ method }) => method ?? ''))
  for (const { method, amount, sentBack, disputed } of report.received) {
    const ofIt = money.filter((line) => line.method === method)
    const kept = entries.filter(({ kind }) => kind === 'fee').flatMap(({ lines }) => lines)
    const ofFees = kept.filter((line) => line.method === method)
    const left = amount - sentBack - disputed + sum(ofFees.map((line) => line.amount))
    expect(sum(ofIt.map((line) => line.amount)), method).toBe(left)
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
export async function expectBalanced(shop: TestShop, admin: Admin): Promise<void> {
  const booked = balancesOf(await journalOf(admin, EVER))
  const { toReturn, coins, disputed } = await admin.reports.standing()
  expect(booked['to-return'] + toReturn.amount).toBe(0)
  expect(booked.coins + coins.ledger).toBe(0)
  const open = await shop.store.read((tx) =>
    tx.invoices.totals({ where: { status: { in: ['unpaid', 'overdue'] } }, sums: ['paid'] }),
  )
  const disputes = await allOf(shop, 'disputes')
  const aside = disputes.filter(({ withdrawnOn, releasedOn }) => withdrawnOn && !releasedOn)
  const unsettled = sum(disputes.map(unsettledOf)) - sum(aside.map(({ net, tax }) => net + tax))
  expect(booked.customers + (open[0]?.sums[0] ?? 0)).toBe(unsettled)
  expect(booked.disputed).toBe(disputed.amount)
}
