import type { Payment } from '@hostfront/domain/payments/payment'
import type { Refund } from '@hostfront/domain/payments/refund'
import type { Tx } from '@hostfront/store/port'
import { giveUpCoins } from '../billing/give-up-coins.ts'
import type { Cause } from '../call/context.ts'

interface Returning {
  readonly payment: Payment
  /** Minor units, no more than the balance has. */
  readonly amount: number
  /** When it is booked (ISO, UTC). */
  readonly at: string
  /** By what its money has gone back already; null: it is still to be sent. */
  readonly sent: Pick<Refund, 'reference'> | null
}

/**
 * Takes coins of a payment back, with what is owed for them: the balance, the payment and the refund in the caller's one
 * transaction. The customer is told.
 */
export async function returnCoins(
  tx: Tx,
  cause: Cause,
  { payment, amount, at, sent }: Returning,
): Promise<Refund> {
  const { id, userId, method } = await giveUpCoins(tx, cause, payment, amount)
  return tx.refunds.insert({
    id: cause.newId(),
    createdAt: at,
    userId,
    amount,
    method,
    account: '',
    cause: 'coins',
    number: '',
    invoiceId: null,
    paymentId: id,
    creditNoteId: null,
    state: sent ? 'sent' : 'to-send',
    reference: sent?.reference ?? null,
    settledAt: sent ? at : null,
    settledBy: null,
  })
}
