import type { Transaction, TransactionTotals } from '@hostfront/contract/payments'
import type { DisputeState } from '@hostfront/domain/gateways/dispute-told'
import type { Payment, PaymentState } from '@hostfront/domain/payments/payment'
import { suspicionsOf } from '@hostfront/domain/payments/suspicions'
import type { Page, ReadTx, Where } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import {
  type MoneyChosen,
  type SortRequest,
  sortedPageQuery,
  type TotalsAsked,
} from '../call/page-query.ts'
import { rowsById } from '../call/rows-by-id.ts'
import { type FoundTally, tallyFound } from '../call/tally-found.ts'
import { disputesOf } from '../disputes/disputes-of.ts'
import { customersOf } from '../identity/customers-of.ts'
import { asTransaction } from './as-transaction.ts'

type Chosen = MoneyChosen & {
  readonly state?: PaymentState | undefined
  /** How it is disputed. */
  readonly dispute?: DisputeState | undefined
}

/** Everybody's payments, newest first unless asked otherwise. Five questions for a page, and two more where some are disputed, whatever its length. */
export function listPayments(
  call: SignedInCall,
  {
    method,
    state,
    dispute,
    userId,
    from,
    to,
    ...input
  }: SortRequest<'receivedAt' | 'amount'> & Chosen,
): Promise<Page<Transaction>> {
  return call.store.read(async (tx) => {
    const where = whereOf({ method, state, dispute, userId, from, to })
    const { items, next } = await tx.payments.list({ ...sortedPageQuery(input), where })
    return { items: await asTransactions(tx, items), next }
  })
}

const whereOf = ({ method, state, dispute, userId, from, to }: Chosen): Where<Payment> => ({
  ...(method ? { method } : {}),
  ...(state ? { state } : {}),
  ...(dispute ? { dispute } : {}),
  ...(userId ? { userId } : {}),
  ...(from || to
    ? { receivedAt: { ...(from ? { gte: from } : {}), ...(to ? { lt: to } : {}) } }
    : {}),
})

async function asTransactions(tx: ReadTx, payments: readonly Payment[]): Promise<Transaction[]> {
  if (payments.length === 0) return []
  const [customerOf, allocations, alike, disputed, team] = await Promise.all([
    customersOf(tx, payments),
    allocationsOf(tx, payments),
    alikeOf(tx, payments),
    disputesOf(tx, payments),
    rowsById(
      tx.users,
      payments.map(({ recordedBy }) => recordedBy),
    ),
  ])
  const invoices = await rowsById(
    tx.invoices,
    allocations.map(({ invoiceId }) => invoiceId),
  )
  return payments.map((payment) => {
    const pays = allocations.filter(({ paymentId }) => paymentId === payment.id)
    const paid = pays.flatMap(({ invoiceId }) => invoices.get(invoiceId) ?? [])
    return {
      payment: asTransaction(payment),
      customer: customerOf(payment),
      pays: pays.map(({ invoiceId, number, amount, returnedAt }) => ({
        invoiceId,
        // A replica of the version before wrote none.
        number: number || (invoices.get(invoiceId)?.number ?? ''),
        amount,
        returnedAt,
      })),
      suspicions: suspicionsOf(payment, paid, alike),
      disputes: disputed(payment),
      recordedBy: team.get(payment.recordedBy ?? '')?.name ?? null,
    }
  })
}

/** A transfer pays one invoice, or a few. */
const MOST = 2000

async function allocationsOf(tx: ReadTx, payments: readonly Payment[]) {
  const where = { paymentId: { in: payments.map(({ id }) => id) } }
  return (await tx.paymentAllocations.list({ where, order: 'oldest', limit: MOST })).items
}

/** Those whose references look like one of these, themselves included. */
async function alikeOf(tx: ReadTx, payments: readonly Payment[]): Promise<readonly Payment[]> {
  const keys = payments.flatMap(({ alikeKey }) => alikeKey ?? [])
  if (keys.length === 0) return []
  return (await tx.payments.list({ where: { alikeKey: { in: keys } }, limit: MOST })).items
}

/** What the chosen payments add up to, by what became of them; minor units. */
export function totalPayments(
  call: SignedInCall,
  { search, ...chosen }: Chosen & TotalsAsked,
): Promise<TransactionTotals | null> {
  return call.store.read(async (tx) => {
    const sums = ['amount', 'returned'] as const
    const where = whereOf(chosen)
    const tallies = await tallyFound(tx.payments, { where, search, by: 'state', sums })
    if (!tallies) return null
    const came = tallies.filter(({ key }) => key !== 'undone')
    const undone = tallies.filter(({ key }) => key === 'undone')
    return {
      received: { count: countOf(came), amount: sumOf(came, 'amount') },
      returned: sumOf(came, 'returned'),
      undone: { count: countOf(undone), amount: sumOf(undone, 'amount') },
    }
  })
}

type PaymentTally = FoundTally<PaymentState, 'amount' | 'returned'>

const countOf = (tallies: readonly PaymentTally[]): number =>
  tallies.reduce((total, { count }) => total + count, 0)

const sumOf = (tallies: readonly PaymentTally[], field: 'amount' | 'returned'): number =>
  tallies.reduce((total, { sums }) => total + sums[field], 0)
