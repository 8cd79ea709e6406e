import type { Dispute } from '@hostfront/domain/gateways/dispute'
import { isUnderWay } from '@hostfront/domain/payments/refund'
import { StoreError, type Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { Booking } from './booking.ts'

/** A payment goes back at once, or in a few parts. */
const MOST = 50

/**
 * What the shop still owed of the payment has gone back by its dispute, so nobody sends it. `gone`: how much of the lost money paid
 * nothing any more, minor units. One that is lost in part stays for the team, and so does one that a gateway is asked to send: it may go twice.
 * What no refund covered has gone back before: how much that is.
 */
export async function closeRefunds(
  tx: Tx,
  cause: Booking,
  { paymentId, disputeId }: Dispute,
  gone: number,
): Promise<number> {
  if (paymentId === null || gone === 0) return 0
  const where = { paymentId, state: 'to-send' } as const
  const { items } = await tx.refunds.list({ where, order: 'oldest', limit: MOST })
  let left = gone
  let isAnyLeft = false
  for (const refund of items) {
    const { id, amount, state, reference } = refund
    if (isUnderWay(refund)) continue
    if (amount > left) {
      isAnyLeft = true
      continue
    }
    left -= amount
    const closed = await tx.refunds.update(
      id,
      // Nothing goes to the account that was named for it.
      {
        state: 'by-dispute',
        reference: disputeId.slice(0, 120),
        account: '',
        settledAt: cause.now(),
      },
      { state, reference },
    )
    if (!closed) throw new StoreError('conflict', 'refunds.state')
    await recordChange(tx, cause, 'refunds.byDispute', refund, closed)
  }
  return isAnyLeft ? 0 : left
}
