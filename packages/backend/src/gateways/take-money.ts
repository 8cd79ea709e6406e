/** Money that has come in at a gateway is written down, once. */
import type { PaymentAttempt } from '@hostfront/domain/gateways/attempt'
import type { Observation } from '@hostfront/domain/gateways/observation'
import { coinRoom } from '@hostfront/domain/payments/coin-room'
import type { Payment } from '@hostfront/domain/payments/payment'
import { referenceKey } from '@hostfront/domain/payments/reference-key'
import type { Tx } from '@hostfront/store/port'
import type { Billed } from '../billing/billed.ts'
import { settleMoney } from '../billing/settle-money.ts'
import type { Cause } from '../call/context.ts'
import { tellStaff } from './tell-of-problem.ts'

interface Taken {
  readonly attempt: PaymentAttempt
  readonly observed: Observation
  /** What it pays; null: no invoice. */
  readonly billed: Billed | null
  /** It was to buy coins, and came as it was to. */
  readonly buysCoins: boolean
}

/**
 * Writes the money down, once. It pays the invoice as far as that is open, or becomes the coins that it was to buy; what is
 * left, or all of it, is put among what goes back. Where the team has recorded it by hand before, that is the payment.
 */
export async function takeMoney(
  tx: Tx,
  shop: Cause,
  { attempt, observed, billed, buysCoins }: Taken,
): Promise<string | null> {
  const reference = observed.reference ?? observed.session ?? attempt.id
  const known = await tx.payments.find({ referenceKey: referenceKey(reference) })
  if (known) {
    if (!(await isSameMoney(tx, known, attempt, observed))) {
      await tellStaff(tx, shop, 'RECORDED', { gatewayId: attempt.gatewayId, ...observed })
    }
    return known.id
  }
  const now = shop.now()
  const { payment } = await settleMoney(tx, shop, billed ? [billed] : [], {
    userId: attempt.userId,
    method: attempt.gatewayId,
    amount: observed.amount,
    receivedAt: observed.at < now ? observed.at : now,
    reference,
    isShared: false,
    surplus: buysCoins && (await hasRoom(tx, attempt)) ? 'coins' : 'return',
    buysCoins,
    whenClosed: 'next-day',
  })
  return payment?.id ?? null
}

/** Whether what the team has recorded by this reference is what came: as much, of this customer, and for this. */
async function isSameMoney(
  tx: Tx,
  { id: paymentId, userId, amount }: Payment,
  attempt: PaymentAttempt,
  observed: Observation,
): Promise<boolean> {
  if (userId !== attempt.userId || amount !== observed.amount) return false
  const { invoiceId } = attempt
  return invoiceId === null || (await tx.paymentAllocations.count({ paymentId, invoiceId })) > 0
}

/** Whether the balance takes the coins. Where it fills up, or is deleted, at this moment the step fails, and is done again. */
const hasRoom = async (tx: Tx, { userId, amount }: PaymentAttempt): Promise<boolean> =>
  amount <= coinRoom(await tx.users.get(userId))
