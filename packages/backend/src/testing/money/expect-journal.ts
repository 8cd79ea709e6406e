/** The journal that is made of the books leaves on its accounts what the books say, whatever happened. */
import { isPayable } from '@hostfront/domain/billing/payable'
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
import { sumOf } from './expect-documents.ts'

export function expectJournal(books: Books): void {
  const { balance, invoices, payments, refunds, creditNotes, coinEntries } = books
  const money = payments.filter(({ method, state }) => method !== COINS && state !== 'undone')
  const paid = invoices.filter(isIncome)
  const booked = balancesOf([
    ...paid.flatMap(invoiceEntry),
    ...creditNotes.flatMap(noteEntry),
    ...money.flatMap((payment) => paymentEntries(payment)),
    ...coinEntries.flatMap(coinEntry),
    ...refunds.flatMap(owedEntry),
    ...refunds.flatMap(settledEntry),
  ])
  const open = sumOf(invoices.filter(isPayable), 'paid')
  const toSend = refunds.filter(({ state }) => state === 'to-send')
  const sent = refunds.filter(({ state }) => state === 'sent')
  const cameIn = sumOf(money, 'amount')
  const net = sumOf(paid, 'subtotal') - sumOf(creditNotes, 'subtotal')
  agree(booked.customers + open, 0, 'customers have paid ahead what open invoices were paid')
  agree(booked['to-return'] + sumOf(toSend, 'amount'), 0, 'what is to return is owed')
  agree(booked.coins + balance, 0, 'coins are owed')
  agree(booked.money, cameIn - sumOf(sent, 'amount'), 'money is what came and did not go back')
  agree(booked.revenue + booked['untaxed-revenue'] + net, 0, 'revenue is what was earned')
  agree(booked.tax + sumOf(paid, 'tax') - sumOf(creditNotes, 'tax'), 0, 'tax is that of papers')
}
