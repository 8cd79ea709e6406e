/** The journal that is made of the books leaves on its accounts what the books say, whatever happened. */
import { isPayable } from '@hostfront/domain/billing/payable'
import {
  disputeFeeEntry,
  lostEntry,
  reinstatedEntry,
  withdrawnEntry,
} from '@hostfront/domain/books/dispute-entries'
import {
  balancesOf,
  coinEntry,
  invoiceEntry,
  noteEntry,
  owedEntry,
  paymentEntries,
  settledEntry,
} from '@hostfront/domain/books/journal'
import { COINS } from '@hostfront/domain/payments/coins'
import { isIncome } from '../../reports/is-income.ts'
import { agree } from './agree.ts'
import type { Books } from './books.ts'
import { feesOf, takenBy } from './expect-disputes.ts'
import { sumOf } from './expect-documents.ts'

export function expectJournal(books: Books): void {
  const { balance, invoices, payments, refunds, disputes, creditNotes, coinEntries } = books
  const money = payments.filter(({ method, state }) => method !== COINS && state !== 'undone')
  const paid = invoices.filter(isIncome)
  const booked = balancesOf([
    ...paid.flatMap(invoiceEntry),
    ...creditNotes.flatMap(noteEntry),
    ...money.flatMap((payment) => paymentEntries(payment)),
    ...coinEntries.flatMap(coinEntry),
    ...refunds.flatMap(owedEntry),
    ...refunds.flatMap(settledEntry),
    ...disputes.flatMap((one) => [
      ...withdrawnEntry(one),
      ...disputeFeeEntry(one),
      ...reinstatedEntry(one),
      ...lostEntry(one),
    ]),
  ])
  const open = sumOf(invoices.filter(isPayable), 'paid')
  const toSend = refunds.filter(({ state }) => state === 'to-send')
  const sent = refunds.filter(({ state }) => state === 'sent')
  const cameIn = sumOf(money, 'amount')
  const aside = disputes.filter(({ withdrawnOn, releasedOn }) => withdrawnOn && !releasedOn)
  const net = sumOf(paid, 'subtotal') - sumOf(creditNotes, 'subtotal') - sumOf(aside, 'net')
  const ahead = sumOf(aside, 'net') + sumOf(aside, 'tax')
  const lost = disputes.filter(({ lostOn }) => lostOn)
  const returned = refunds.filter(({ state }) => state === 'by-dispute')
  const unsettled = sumOf(lost, 'withdrawn') - sumOf(lost, 'takenBack') - sumOf(returned, 'amount')
  agree(
    booked.customers + open + ahead,
    unsettled,
    'customers have paid ahead what open invoices were paid',
  )
  agree(booked.disputed, sumOf(aside, 'withdrawn'), 'what is disputed is neither lost nor back')
  agree(booked.fees, feesOf(books), 'fees are those of disputes')
  agree(booked['to-return'] + sumOf(toSend, 'amount'), 0, 'what is to return is owed')
  agree(booked.coins + balance, 0, 'coins are owed')
  agree(
    booked.money,
    cameIn - sumOf(sent, 'amount') - takenBy(books),
    'money is what came and did not go back',
  )
  agree(booked.revenue + booked['untaxed-revenue'] + net, 0, 'revenue is what was earned')
  const tax = sumOf(paid, 'tax') - sumOf(creditNotes, 'tax') - sumOf(aside, 'tax')
  agree(booked.tax + tax, 0, 'tax is that of papers')
}
