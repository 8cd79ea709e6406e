import { mostCoinsBack } from '@hostfront/domain/payments/coin-refund'
import { isBeingDisputed } from '@hostfront/domain/payments/disputed'
import type { Refund } from '@hostfront/domain/payments/refund'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { withoutSettler } from './list-refunds.ts'
import { returnCoins } from './return-coins.ts'

interface Asked {
  readonly paymentId: string
  /** Minor units. */
  readonly amount: number
}

/**
 * Takes coins of a payment back, and puts their money among what is to be sent: by hand, or by the gateway that it came by
 * (`sendBack`), which is asked outside of any transaction. COINS_SPENT says how much of them is left. What is disputed stays
 * (PAYMENT_KEPT).
 */
export const takeCoins = (
  call: SignedInCall,
  { paymentId, amount }: Asked,
): Promise<Omit<Refund, 'settledBy'>> =>
  call.store.transaction(async (tx) => {
    const found = await tx.payments.get(paymentId)
    if (!found) throw refused('NOT_FOUND')
    // Locked in this order (lock-order.ts): what goes back there, and what is spent here, comes before or after.
    const paid = await tx.paymentAttempts.find({ paymentId })
    const attempt = paid && (await tx.paymentAttempts.get(paid.id, { lock: true }))
    const user = await tx.users.get(found.userId, { lock: true })
    const payment = await tx.payments.get(paymentId)
    if (payment?.state !== 'received' || payment.credited === 0) throw refused('NOTHING_TO_DO')
    if (isBeingDisputed(payment)) throw refused('PAYMENT_KEPT', { obstacle: 'DISPUTED' })
    const [balance, goneBack] = [user?.coins ?? 0, attempt?.refunded ?? 0]
    const left = mostCoinsBack({ ...payment, balance, goneBack })
    if (amount > left) throw refused('COINS_SPENT', { left })
    const at = call.now()
    return withoutSettler(await returnCoins(tx, call, { payment, amount, at, sent: null }))
  })
