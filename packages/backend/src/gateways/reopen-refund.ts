import type { Observation } from '@hostfront/domain/gateways/observation'
import type { Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { Cause } from '../call/context.ts'

/** What a bank has sent back is to be sent again, by whichever way: once for each time that it was sent. */
export async function reopenRefund(
  tx: Tx,
  cause: Cause,
  refund: NonNullable<Observation['refund']>,
): Promise<boolean> {
  const { id, reference } = refund
  const before = await tx.refunds.get(id)
  const open = { state: 'to-send', reference: null, settledAt: null, settledBy: null } as const
  const after = await tx.refunds.update(id, open, { state: 'sent', reference })
  if (!before || !after) return false
  await recordChange(tx, cause, 'refunds.failed', before, after)
  return true
}
