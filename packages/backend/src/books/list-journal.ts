import type { JournalPart } from '@hostfront/contract/books'
import {
  disputeFeeEntry,
  lostEntry,
  reinstatedEntry,
  withdrawnEntry,
} from '@hostfront/domain/books/dispute-entries'
import {
  coinEntry,
  feeEntry,
  invoiceEntry,
  type JournalEntry,
  noteEntry,
  owedEntry,
  paymentEntries,
  settledEntry,
} from '@hostfront/domain/books/journal'
import type { Dispute } from '@hostfront/domain/gateways/dispute'
import { COINS } from '@hostfront/domain/payments/coins'
import type { Payment } from '@hostfront/domain/payments/payment'
import { type Period, timesIn } from '@hostfront/domain/reports/period'
import type { Page, ReadTx, Where } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { type PageRequest, pageQuery } from '../call/page-query.ts'
import { rowsById } from '../call/rows-by-id.ts'
import { isIncome } from '../reports/is-income.ts'

type Asked = PageRequest & { readonly period: Period; readonly part: JournalPart }

/** A page of what was booked on the days of a period. Parts are those of the contract. */
export const listJournal = (
  call: SignedInCall,
  { period, part, ...page }: Asked,
): Promise<Page<JournalEntry>> =>
  call.store.read(async (tx) => {
    const { items, next } = await READERS[part](tx, timesIn(period), page)
    return { items: await named(tx, items), next }
  })

type Times = ReturnType<typeof timesIn>
type Reader = (tx: ReadTx, times: Times, page: PageRequest) => Promise<Page<JournalEntry>>

const READERS: Readonly<Record<JournalPart, Reader>> = {
  invoices: async (tx, paidAt, page) =>
    booked(
      await tx.invoices.list({
        ...pageQuery(page),
        where: { paidAt, status: { in: ['paid', 'refunded'] } },
        order: 'oldest',
      }),
      (invoice) => (isIncome(invoice) ? invoiceEntry(invoice) : []),
    ),
  'credit-notes': async (tx, createdAt, page) =>
    booked(
      await tx.creditNotes.list({ ...pageQuery(page), where: { createdAt }, order: 'oldest' }),
      noteEntry,
    ),
  payments: readPayments,
  coins: async (tx, createdAt, page) =>
    booked(
      await tx.coinEntries.list({ ...pageQuery(page), where: { createdAt }, order: 'oldest' }),
      coinEntry,
    ),
  'refunds-owed': async (tx, createdAt, page) =>
    booked(
      await tx.refunds.list({ ...pageQuery(page), where: { createdAt }, order: 'oldest' }),
      owedEntry,
    ),
  'refunds-settled': async (tx, settledAt, page) =>
    booked(
      await tx.refunds.list({ ...pageQuery(page), where: { settledAt }, order: 'oldest' }),
      settledEntry,
    ),
  'late-fees': readLateFees,
  disputes: async (tx, withdrawnOn, page) => ofDisputes(tx, { withdrawnOn }, withdrawnEntry, page),
  'dispute-fees': async (tx, feeOn, page) => ofDisputes(tx, { feeOn }, disputeFeeEntry, page),
  'disputes-back': async (tx, reinstatedOn, page) =>
    ofDisputes(tx, { reinstatedOn }, reinstatedEntry, page),
  'disputes-lost': async (tx, lostOn, page) => ofDisputes(tx, { lostOn }, lostEntry, page),
}

const ofDisputes = async (
  tx: ReadTx,
  where: Where<Dispute>,
  entriesOf: (dispute: Dispute) => JournalEntry[],
  page: PageRequest,
): Promise<Page<JournalEntry>> =>
  booked(await tx.disputes.list({ ...pageQuery(page), where, order: 'oldest' }), entriesOf)

/** What gateways have said of their fees after the month of the payment was closed. */
async function readLateFees(
  tx: ReadTx,
  feeBookedAt: Times,
  page: PageRequest,
): Promise<Page<JournalEntry>> {
  const attempts = await tx.paymentAttempts.list({
    ...pageQuery(page),
    where: { feeBookedAt },
    order: 'oldest',
  })
  const payments = await rowsById(
    tx.payments,
    attempts.items.map(({ paymentId }) => paymentId),
  )
  return booked(attempts, ({ paymentId, fee, feeBookedAt: at }) => {
    const payment = payments.get(paymentId ?? '')
    return payment && at !== null ? feeEntry(payment, fee ?? 0, at) : []
  })
}

/** What is undone never came in; what coins pay is in the ledger. */
async function readPayments(
  tx: ReadTx,
  receivedAt: Times,
  page: PageRequest,
): Promise<Page<JournalEntry>> {
  const { items, next } = await tx.payments.list({
    ...pageQuery(page),
    where: { receivedAt, state: { in: ['received', 'refunded'] } },
    order: { by: 'receivedAt', descending: false },
  })
  const money = items.filter(({ method }) => method !== COINS)
  const feeOf = await feesOf(tx, money)
  return booked({ items: money, next }, (payment) => paymentEntries(payment, feeOf(payment)))
}

/** What gateways have kept of these, as far as they have said so in time. */
async function feesOf(
  tx: ReadTx,
  payments: readonly Payment[],
): Promise<(payment: Pick<Payment, 'id'>) => number> {
  if (payments.length === 0) return () => 0
  const { items } = await tx.paymentAttempts.list({
    where: { paymentId: { in: payments.map(({ id }) => id) }, feeBookedAt: null },
    limit: payments.length,
  })
  const fees = new Map(items.map(({ paymentId, fee }) => [paymentId, fee ?? 0]))
  return ({ id }) => fees.get(id) ?? 0
}

const booked = <Row>(
  { items, next }: Page<Row>,
  entriesOf: (row: Row) => JournalEntry[],
): Page<JournalEntry> => ({ items: items.flatMap(entriesOf), next })

/** Entries that no paper names anybody for say whose account it is. */
async function named(tx: ReadTx, entries: readonly JournalEntry[]): Promise<JournalEntry[]> {
  const unnamed = entries.filter(({ customer }) => customer === '')
  const users = await rowsById(
    tx.users,
    unnamed.map(({ userId }) => userId),
  )
  return entries.map((entry) =>
    entry.customer === '' ? { ...entry, customer: users.get(entry.userId)?.name ?? '' } : entry,
  )
}
