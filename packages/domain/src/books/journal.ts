/**
 * The shop's books by double entry, made of the rows that the reports are made of, by the same days. Each function answers an
 * entry whose lines add up to 0. Whatever a customer pays, gets or is billed passes through one account, so that what is left
 * on it is what was paid ahead on invoices that are still open. Pure; minor units.
 */
import type { CoinEntry } from '../billing/coin-entry.ts'
import type { CreditNote } from '../billing/credit-note.ts'
import type { Invoice } from '../billing/invoice.ts'
import type { Payment } from '../payments/payment.ts'
import type { Refund } from '../payments/refund.ts'
import type { BookAccount } from './book-account.ts'

export const ENTRY_KINDS = [
  'invoice',
  'credit-note',
  'payment',
  'fee',
  'coins',
  'refund-owed',
  'refund-sent',
  'refund-to-coins',
  'refund-by-dispute',
  'dispute',
  'dispute-back',
  'dispute-lost',
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** `amount` above 0 is a debit, below 0 a credit. `method`: of money, by which way. */
export interface JournalLine {
  readonly account: BookAccount
  readonly method: string | null
  readonly amount: number
}

export interface JournalEntry {
  readonly kind: EntryKind
  /** Of the row that it is made of. */
  readonly id: string
  /** When it counts (ISO, UTC). */
  readonly at: string
  /** Of the paper behind it: an invoice, a note, a transfer; empty where there is none. */
  readonly number: string
  /** The day of that paper. */
  readonly issuedAt: string
  readonly userId: string
  /** As the paper names who it is about; empty where there is none: then the account says it. */
  readonly customer: string
  readonly lines: readonly JournalLine[]
}

/** A line of `amount` minor units; `method` where it is money. */
export const line = (
  account: BookAccount,
  amount: number,
  method: string | null = null,
): JournalLine => ({
  account,
  method,
  amount,
})

/** Nothing is booked with an amount of 0; an entry without lines is none. */
export const booked = (entry: JournalEntry): JournalEntry[] => {
  const lines = entry.lines.filter(({ amount }) => amount !== 0)
  return lines.length === 0 ? [] : [{ ...entry, lines }]
}

/** Where income of a paper stands: what was sold without tax has an account of its own. */
export const revenueOf = ({ tax }: Pick<Invoice, 'tax'>): BookAccount =>
  tax === 0 ? 'untaxed-revenue' : 'revenue'

/** On the day on which it is paid in full. */
export const invoiceEntry = (invoice: Invoice): JournalEntry[] =>
  booked({
    ...{ kind: 'invoice', id: invoice.id, number: invoice.number },
    at: invoice.paidAt ?? invoice.createdAt,
    issuedAt: invoice.createdAt,
    ...{ userId: invoice.userId, customer: invoice.buyer.name },
    lines: [
      line('customers', invoice.total),
      line(revenueOf(invoice), -invoice.subtotal),
      line('tax', -invoice.tax),
    ],
  })

/** On the day on which it is issued. */
export const noteEntry = (note: CreditNote): JournalEntry[] =>
  booked({
    ...{ kind: 'credit-note', id: note.id, number: note.number },
    ...{ at: note.createdAt, issuedAt: note.createdAt },
    ...{ userId: note.userId, customer: note.buyer.name },
    lines: [
      line('customers', -note.total),
      line(revenueOf(note), note.subtotal),
      line('tax', note.tax),
    ],
  })

/** Money that came in, on its day; coins are in the ledger. `fee`: what a gateway has kept of it, as far as that is booked with it. */
export function paymentEntries(payment: Payment, fee = 0): JournalEntry[] {
  const { method, amount } = payment
  return [
    ...booked({
      ...ofPayment(payment, payment.receivedAt),
      kind: 'payment',
      lines: [line('money', amount, method), line('customers', -amount)],
    }),
    ...feeEntry(payment, fee, payment.receivedAt),
  ]
}

/** What a gateway has kept of a payment, on the day `at` (ISO, UTC): its own, or the first open one where it was told late. */
export const feeEntry = (payment: Payment, fee: number, at: string): JournalEntry[] =>
  booked({
    ...ofPayment(payment, at),
    kind: 'fee',
    lines: [line('fees', fee), line('money', -fee, payment.method)],
  })

const ofPayment = ({ id, receivedAt, reference, userId }: Payment, at: string) => ({
  ...{ id, number: reference ?? '', userId, customer: '' },
  ...{ at, issuedAt: receivedAt },
})

/** A line of the ledger. A coin is worth a unit of the currency, and nothing stands behind what the team gives. */
export const coinEntry = ({
  id,
  createdAt,
  userId,
  amount,
  kind,
  reference,
}: CoinEntry): JournalEntry[] =>
  booked({
    ...{ kind: 'coins', id, number: '', at: createdAt, issuedAt: createdAt, userId, customer: '' },
    lines: [line(counterOf(kind, reference), amount), line('coins', -amount)],
  })

function counterOf(kind: CoinEntry['kind'], reference: string | null): BookAccount {
  switch (kind) {
    case 'adjustment':
      return 'gifts'
    case 'forfeit':
      return 'forfeits'
    case 'purchase':
      // Of sample data and of old shops: no payment stands behind it.
      return reference === null ? 'gifts' : 'customers'
    case 'order':
    case 'renewal':
    case 'refund':
    case 'overpayment':
      return 'customers'
  }
}

/** That money has to go back, on the day on which that was written down. */
export const owedEntry = (refund: Refund): JournalEntry[] =>
  booked({
    ...ofRefund(refund, refund.createdAt),
    kind: 'refund-owed',
    lines: [line('customers', refund.amount), line('to-return', -refund.amount)],
  })

/** That it went back, or became coins, which the ledger has, or that its payer has it by a dispute. Nothing while it waits. */
export const settledEntry = (refund: Refund): JournalEntry[] => {
  const { state, settledAt, amount, method } = refund
  if (state === 'to-send' || settledAt === null) return []
  return booked({
    ...ofRefund(refund, settledAt),
    kind: `refund-${state}`,
    lines: [
      line('to-return', amount),
      state === 'sent' ? line('money', -amount, method) : line('customers', -amount),
    ],
  })
}

const ofRefund = ({ id, number, createdAt, userId }: Refund, at: string) => ({
  ...{ id, number, at, issuedAt: createdAt, userId, customer: '' },
})

/** What is on each account after these entries: debits less credits. */
export function balancesOf(
  entries: readonly Pick<JournalEntry, 'lines'>[],
): Record<BookAccount, number> {
  const sums: Record<BookAccount, number> = {
    customers: 0,
    revenue: 0,
    'untaxed-revenue': 0,
    tax: 0,
    money: 0,
    fees: 0,
    coins: 0,
    'to-return': 0,
    disputed: 0,
    gifts: 0,
    forfeits: 0,
  }
  for (const { lines } of entries) for (const { account, amount } of lines) sums[account] += amount
  return sums
}
