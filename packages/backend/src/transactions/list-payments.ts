import type { Transaction, TransactionTotals } from '@hostfront/contract/payments'
import type { Payment, PaymentState } from '@hostfront/domain/payments/payment'
import { suspicionsOf } from '@hostfront/domain/payments/suspicions'
import type { Page, ReadTx, Where } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { type SortRequest, sortedPageQuery } from '../call/page-query.ts'
import { rowsById } from '../call/rows-by-id.ts'
import { customersOf } from '../identity/customers-of.ts'
import { asTransaction } from './as-transaction.ts'

interface Chosen {
  readonly method?: string | undefined
  readonly state?: PaymentState | undefined
  readonly userId?: string | undefined
  /** UTC; `to` itself is left out. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Everybody's payments, newest first unless asked otherwise. Five questions for a page, whatever its length. */
export function listPayments(
  call: SignedInCall,
  { method, state, userId, from, to, ...input }: SortRequest<'receivedAt' | 'amount'> & Chosen,
): Promise<Page<Transaction>> {
  return call.store.read(async (tx) => {
    const where = whereOf({ method, state, userId, from, to })
    const { items, next } = await tx.payments.list({ ...sortedPageQuery(input), where })
    return { items: await asTransactions(tx, items), next }
  })
}

const whereOf = ({ method, state, userId, from, to }: Chosen): Where<Payment> => ({
  ...(method ? { method } : {}),
  ...(state ? { state } : {}),
  ...(userId ? { userId } : {}),
  ...(from || to
    ? { receivedAt: { ...(from ? { gte: from } : {}), ...(to ? { lt: to } : {}) } }
    : {}),
})

async function asTransactions(tx: ReadTx, payments: readonly Payment[]): Promise<Transaction[]> {
  if (payments.length === 0) return []
  const [customerOf, allocations, alike, team] = await Promise.all([
    customersOf(tx, payments),
    allocationsOf(tx, payments),
    alikeOf(tx, payments),
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

/** Of what a search finds, at most so many payments are added up. */
const MOST_ADDED = 2000
const PAGE = 500

/** What the chosen payments add up to, by what became of them; minor units. */
export function totalPayments(
  call: SignedInCall,
  { search, ...chosen }: Chosen & { readonly search?: string | undefined },
): Promise<TransactionTotals | null> {
  return call.store.read(async (tx) => {
    const where = whereOf(chosen)
    if (!search) return tallied(tx, where)
    const found: Payment[] = []
    let after: string | null = null
    do {
      const page: Page<Payment> = await tx.payments.list({ where, search, after, limit: PAGE })
      found.push(...page.items)
      after = page.next
    } while (after !== null && found.length < MOST_ADDED)
    return after === null ? added(found) : null
  })
}

async function tallied(tx: ReadTx, where: Where<Payment>): Promise<TransactionTotals> {
  const [amounts, returned] = await Promise.all([
    tx.payments.tally({ where, by: 'state', sum: 'amount' }),
    tx.payments.tally({ where, by: 'state', sum: 'returned' }),
  ])
  return {
    received: sumOf(amounts.filter(({ key }) => key !== 'undone')),
    returned: sumOf(returned.filter(({ key }) => key !== 'undone')).amount,
    undone: sumOf(amounts.filter(({ key }) => key === 'undone')),
  }
}

const added = (found: readonly Payment[]): TransactionTotals => {
  const [came, undone] = [
    found.filter(({ state }) => state !== 'undone'),
    found.filter(({ state }) => state === 'undone'),
  ]
  const asTallies = (rows: readonly Payment[], field: 'amount' | 'returned') =>
    rows.map((row) => ({ count: 1, sum: row[field] }))
  return {
    received: sumOf(asTallies(came, 'amount')),
    returned: sumOf(asTallies(came, 'returned')).amount,
    undone: sumOf(asTallies(undone, 'amount')),
  }
}

const sumOf = (tallies: readonly { readonly count: number; readonly sum: number }[]) => ({
  count: tallies.reduce((total, { count }) => total + count, 0),
  amount: tallies.reduce((total, { sum }) => total + sum, 0),
})
