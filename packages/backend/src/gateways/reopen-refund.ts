import type { Observation } from '@hostfront/domain/gateways/observation'
import { referenceKey } from '@hostfront/domain/payments/reference-key'
import type { Refund } from '@hostfront/domain/payments/refund'
import type { Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import { isClosedDay } from '../books/open-days.ts'
import type { Cause } from '../call/context.ts'
import { lockTransfers, newPayment } from '../payments/take-payment.ts'

/** What a bank has sent back is to be sent again, by whichever way: once for each time that it was sent. */
export async function reopenRefund(
  tx: Tx,
  cause: Cause,
  refund: NonNullable<Observation['refund']>,
): Promise<boolean> {
  const { id, reference } = refund
  await lockTransfers(tx)
  const before = await tx.refunds.get(id)
  if (before?.state !== 'sent' || before.reference !== reference) return false
  if (before.settledAt !== null && (await isClosedDay(tx, before.settledAt))) {
    return owedAgain(tx, cause, before)
  }
  const after = await tx.refunds.update(id, OPEN, { state: 'sent', reference })
  if (!after) return false
  await recordChange(tx, cause, 'refunds.failed', before, after)
  return true
}

const OPEN = { state: 'to-send', reference: null, settledAt: null, settledBy: null } as const

/** In a closed month it stays sent: the money comes in anew today, and goes back as another refund. */
async function owedAgain(tx: Tx, cause: Cause, sent: Refund): Promise<boolean> {
  const { userId, method, amount } = sent
  const reference = `${sent.reference} failed`
  if (await tx.payments.find({ referenceKey: referenceKey(reference) })) return false
  const receipt = { method, amount, receivedAt: cause.now(), reference, recordedBy: null }
  const back = await tx.payments.insert({
    ...newPayment(cause, { userId }, receipt),
    ...{ returned: amount, state: 'refunded' },
  })
  const again: Refund = {
    ...{ ...sent, ...OPEN, id: cause.newId(), createdAt: cause.now() },
    ...{ cause: 'overpaid', paymentId: back.id, creditNoteId: null },
  }
  await recordChange(tx, cause, 'refunds.failed', sent, await tx.refunds.insert(again))
  return true
}
