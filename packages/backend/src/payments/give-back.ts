import type { CreditNoteTarget } from '@hostfront/domain/billing/credit-note'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { COINS } from '@hostfront/domain/payments/coins'
import { isBeingDisputed } from '@hostfront/domain/payments/disputed'
import { givenBack, type Paying } from '@hostfront/domain/payments/give-back'
import type { Payment, PaymentAllocation } from '@hostfront/domain/payments/payment'
import { type ReadTx, StoreError, type Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { rowsById } from '../call/rows-by-id.ts'

/** What of a payment that came from outside the shop is to go back there; of `paymentId` null nobody recorded it. */
export interface OffSitePart {
  readonly method: string
  readonly paymentId: string | null
  /** Minor units. */
  readonly amount: number
}

/** What paid a part of an invoice and pays it no more; amounts in minor units. */
export interface Returned {
  readonly coins: number
  readonly offSite: readonly OffSitePart[]
}

/**
 * `amount` of what pays an invoice goes back, newest first: from here on it pays nothing. What no payment covers, as on
 * invoices of before there were payments, goes back as the invoice says it was paid. The caller has locked the invoice.
 */
export async function giveBack(
  tx: Tx,
  { now }: Pick<Backend, 'now'>,
  invoice: Pick<Invoice, 'id' | 'paymentMethod'>,
  { amount, target }: { readonly amount: number; readonly target: CreditNoteTarget },
): Promise<Returned> {
  const parts = givenBack(await payingOf(tx, invoice), amount, target)
  for (const { allocation, amount: part } of parts) {
    await returnPart(tx, { now }, allocation, part)
  }
  const offSite = parts
    .filter(({ allocation }) => allocation.method !== COINS)
    .map(({ allocation: { method, paymentId }, amount: part }) => ({
      method,
      paymentId,
      amount: part,
    }))
  const uncovered = amount - sumOf(parts)
  const { paymentMethod } = invoice
  return {
    coins:
      sumOf(parts.filter(({ allocation }) => allocation.method === COINS)) +
      (paymentMethod === COINS ? uncovered : 0),
    offSite:
      uncovered > 0 && paymentMethod !== COINS
        ? [...offSite, { method: paymentMethod, paymentId: null, amount: uncovered }]
        : offSite,
  }
}

/** An invoice is paid by one payment, or by a few parts. */
const MOST_ALLOCATIONS = 200

/** What pays an invoice now, newest first, with how it came. */
export async function payingOf(
  tx: ReadTx,
  { id: invoiceId }: Pick<Invoice, 'id'>,
): Promise<readonly (PaymentAllocation & Paying & Pick<Payment, 'dispute'>)[]> {
  const where = { invoiceId, returnedAt: null }
  const { items } = await tx.paymentAllocations.list({ where, limit: MOST_ALLOCATIONS })
  const payments = await rowsById(
    tx.payments,
    items.map(({ paymentId }) => paymentId),
  )
  return items.flatMap((allocation) => {
    const payment = payments.get(allocation.paymentId)
    if (!payment) return []
    const { method, dispute } = payment
    return [{ ...allocation, method, dispute }]
  })
}

/** Whether a payer disputes what pays one of these invoices. */
export async function payIsDisputed(
  tx: ReadTx,
  invoices: readonly Pick<Invoice, 'id'>[],
): Promise<boolean> {
  const paying = await Promise.all(invoices.map((invoice) => payingOf(tx, invoice)))
  return paying.flat().some(isBeingDisputed)
}

/** `part` of an allocation pays nothing any more, nor does so much of its payment. */
export async function returnPart(
  tx: Tx,
  { now }: Pick<Backend, 'now'>,
  { id, paymentId, returned, amount }: PaymentAllocation | Paying,
  part: number,
): Promise<void> {
  const isAll = returned + part === amount
  const after = { returned: returned + part, returnedAt: isAll ? now() : null }
  const changed = await tx.paymentAllocations.update(id, after, { returned, returnedAt: null })
  if (!changed) throw new StoreError('conflict', 'paymentAllocations.returned')
  await returnOf(tx, paymentId, part)
}

async function returnOf(tx: Tx, paymentId: string, part: number): Promise<void> {
  const payment = await tx.payments.update(paymentId, { returned: { increment: part } })
  if (!payment) throw new StoreError('conflict', 'payments.returned')
  if (payment.returned === payment.amount) {
    await tx.payments.update(paymentId, { state: 'refunded' })
  }
}

const sumOf = (parts: readonly { readonly amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0)
