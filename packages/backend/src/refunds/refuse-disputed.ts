import { isBeingDisputed } from '@hostfront/domain/payments/disputed'
import type { Refund } from '@hostfront/domain/payments/refund'
import type { ReadTx } from '@hostfront/store/port'
import { refused } from '../call/refused.ts'
import { disputedOf } from '../payments/disputed-of.ts'

/**
 * Refuses, with PAYMENT_KEPT, to give back what the payer may get, or has, by a dispute: it would go back twice. What is left of
 * one that was disputed in part may go.
 */
export async function refuseDisputed(
  tx: ReadTx,
  { paymentId, amount }: Pick<Refund, 'paymentId' | 'amount'>,
): Promise<void> {
  const payment = paymentId === null ? null : await tx.payments.get(paymentId)
  if (!payment || payment.dispute === null) return
  const { withdrawn } = await disputedOf(tx, payment.id)
  if (isBeingDisputed(payment) || amount > payment.amount - withdrawn) {
    throw refused('PAYMENT_KEPT', { obstacle: 'DISPUTED' })
  }
}
