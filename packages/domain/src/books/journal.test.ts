import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CoinEntryKind } from '../billing/coin-entry.ts'
import { RefundState } from '../payments/refund.ts'
import { dayAfter } from '../reports/period.ts'
import {
  balancesOf,
  coinEntry,
  invoiceEntry,
  type JournalEntry,
  noteEntry,
  owedEntry,
  paymentEntries,
  settledEntry,
} from './journal.ts'
import { numbered } from './numbered.ts'
import { randomEntries, sampleOf } from './testing/random-entries.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0)
const amountsOf = (entries: readonly JournalEntry[]) =>
  entries.map(({ kind, lines }) => [
    kind,
    ...lines.map(({ account, amount }) => `${account} ${amount}`),
  ])

function groups<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const found = new Map<string, Row[]>()
  for (const row of rows) found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), row])
  return found
}

test('an invoice is what a customer owes, revenue and tax; without tax its revenue stands apart', () => {
  const { invoice } = sampleOf({ net: 450, tax: 90 })
  expect(amountsOf(invoiceEntry(invoice))).toEqual([
    ['invoice', 'customers 540', 'revenue -450', 'tax -90'],
  ])
  expect(amountsOf(invoiceEntry({ ...invoice, tax: 0, total: 450 }))).toEqual([
    ['invoice', 'customers 450', 'untaxed-revenue -450'],
  ])
  expect(invoiceEntry({ ...invoice, subtotal: 0, tax: 0, total: 0 })).toEqual([])
})

test('a note takes back what its invoice booked', () => {
  const { invoice, note } = sampleOf({ net: 450, tax: 90 })
  const both = balancesOf([...invoiceEntry(invoice), ...noteEntry(note)])
  expect(Object.values(both).every((left) => left === 0)).toBe(true)
})

test('money comes in as a whole; what a gateway keeps of it is booked apart', () => {
  const { payment } = sampleOf({ net: 450, tax: 90 })
  expect(amountsOf(paymentEntries(payment, 19))).toEqual([
    ['payment', 'money 540', 'customers -540'],
    ['fee', 'fees 19', 'money -19'],
  ])
  expect(paymentEntries(payment)).toHaveLength(1)
})

test('money to return is owed until it is sent, has become coins or went by a dispute', () => {
  const { refund } = sampleOf({ net: 450, tax: 90 })
  const at = '2026-07-02T00:00:00.000Z'
  expect(amountsOf(owedEntry(refund))).toEqual([['refund-owed', 'customers 540', 'to-return -540']])
  expect(settledEntry(refund)).toEqual([])
  expect(amountsOf(settledEntry({ ...refund, state: 'sent', settledAt: at }))).toEqual([
    ['refund-sent', 'to-return 540', 'money -540'],
  ])
  expect(amountsOf(settledEntry({ ...refund, state: 'to-coins', settledAt: at }))).toEqual([
    ['refund-to-coins', 'to-return 540', 'customers -540'],
  ])
  // What its customer owes by the dispute that was lost is settled by it.
  expect(amountsOf(settledEntry({ ...refund, state: 'by-dispute', settledAt: at }))).toEqual([
    ['refund-by-dispute', 'to-return 540', 'customers -540'],
  ])
})

test.each([
  ['order', -540, 'a', 'customers'],
  ['renewal', -540, 'a', 'customers'],
  ['refund', 540, 'a', 'customers'],
  ['overpayment', 540, 'a', 'customers'],
  ['purchase', 540, 'a', 'customers'],
  ['purchase', 540, null, 'gifts'],
  ['adjustment', 540, 'a note', 'gifts'],
  ['forfeit', -540, null, 'forfeits'],
] as const)(
  'coins of the kind %s, %d with %s stand against %s',
  (kind, amount, reference, account) => {
    const { coins } = sampleOf({ net: 450, tax: 90 })
    expect(amountsOf(coinEntry({ ...coins, kind, amount, reference }))).toEqual([
      ['coins', `${account} ${amount}`, `coins ${-amount}`],
    ])
  },
)

test('every kind of coins and every state of a refund is booked, or waits', () => {
  const { coins, refund } = sampleOf({ net: 450, tax: 90 })
  for (const kind of CoinEntryKind.options) expect(coinEntry({ ...coins, kind })).toHaveLength(1)
  const at = '2026-07-02T00:00:00.000Z'
  for (const state of RefundState.options) {
    const settledAt = state === 'to-send' ? null : at
    expect(settledEntry({ ...refund, state, settledAt })).toHaveLength(settledAt === null ? 0 : 1)
  }
})

test('debits are credits: of each entry, of each day, of any journal', () => {
  fc.assert(
    fc.property(randomEntries, (entries) => {
      for (const { lines } of entries) expect(sum(lines.map(({ amount }) => amount))).toBe(0)
      expect(sum(Object.values(balancesOf(entries)))).toBe(0)
      const days = groups(numbered(entries), ({ day }) => day)
      for (const of of days.values()) expect(sum(Object.values(balancesOf(of)))).toBe(0)
    }),
  )
})

test('numbers run without gaps through each month, in the order of days, whatever order rows come in', () => {
  fc.assert(
    fc.property(randomEntries, (entries) => {
      const inOrder = numbered(entries)
      expect(numbered(entries.toReversed())).toEqual(inOrder)
      expect(inOrder.map(({ day }) => day)).toEqual(inOrder.map(({ day }) => day).toSorted())
      const months = groups(inOrder, ({ day }) => day.slice(0, 7))
      for (const [month, of] of months) {
        const first = Number(month.replace('-', '')) * 1_000_000
        expect(of.map(({ entryNumber }) => Number(entryNumber))).toEqual(
          of.map((_, at) => first + at + 1),
        )
      }
    }),
  )
})

test('an entry of another month changes no number of this one', () => {
  const { invoice } = sampleOf({ net: 450, tax: 90 })
  const at = (day: string) => invoiceEntry({ ...invoice, id: day, paidAt: `${day}T08:00:00.000Z` })
  const june = ['2026-06-01', '2026-06-30'].flatMap(at)
  const alone = numbered(june).map(({ entryNumber }) => entryNumber)
  expect(alone).toEqual(['202606000001', '202606000002'])
  const more = numbered([...at('2026-07-01'), ...june, ...at(dayAfter('2026-06-01', -1))])
  expect(more.filter(({ day }) => day.startsWith('2026-06')).map((one) => one.entryNumber)).toEqual(
    alone,
  )
})
