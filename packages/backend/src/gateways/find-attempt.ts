import type { PaymentAttempt } from '@hostfront/domain/gateways/attempt'
import type { Observation } from '@hostfront/domain/gateways/observation'
import { StoreError, type Tx } from '@hostfront/store/port'
import { lockTransfers } from '../payments/take-payment.ts'

/**
 * What is observed is about, by the shop's name for it, else by what the gateway calls its payment. A dispute knows that alone, and
 * is nobody's until the payment has come in: who takes that in at this moment holds the settings, so that after them it is
 * found, or finds the dispute when it comes.
 */
export async function findAttempt(
  tx: Tx,
  gatewayId: string,
  told: Observation,
): Promise<PaymentAttempt | null> {
  const found = await look(tx, gatewayId, told)
  if (found || !told.dispute) return found
  await lockTransfers(tx)
  if (!(await look(tx, gatewayId, told))) return null
  // Its rows are to be locked before the settings: anew.
  throw new StoreError('conflict', 'paymentAttempts.reference')
}

async function look(
  tx: Tx,
  gatewayId: string,
  { attemptId, reference }: Observation,
): Promise<PaymentAttempt | null> {
  if (attemptId !== null) return tx.paymentAttempts.get(attemptId)
  return reference === null ? null : tx.paymentAttempts.find({ gatewayId, reference })
}
