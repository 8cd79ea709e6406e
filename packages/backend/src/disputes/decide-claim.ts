/** What becomes of an invoice whose money was lost is for staff to say, once. */
import type { Dispute } from '@hostfront/domain/gateways/dispute'
import type { Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import { withInvoiceNumbers } from '../billing/next-invoice-number.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { billAnew } from './bill-anew.ts'
import { undeliveredOf } from './undelivered.ts'

type Decided = Pick<Dispute, 'id' | 'claim' | 'billedById'>
type Asked = { readonly id: string }

export const billDisputeAnew = (call: SignedInCall, { id }: Asked): Promise<Decided> =>
  withInvoiceNumbers(() =>
    call.store.transaction(async (tx) => {
      await refuseUndelivered(tx, id)
      const dispute = await lockOpen(tx, id)
      const invoice = await billAnew(tx, call, dispute)
      if (!invoice) throw refused('NOT_FOUND')
      const decision = { claim: 'billed', billedById: invoice.id } as const
      return decide(tx, call, 'disputes.billAnew', { dispute, decision })
    }),
  )

export const writeDisputeOff = (call: SignedInCall, { id }: Asked): Promise<Decided> =>
  call.store.transaction(async (tx) => {
    const dispute = await lockOpen(tx, id)
    const decision = { claim: 'written-off' } as const
    return decide(tx, call, 'disputes.writeOff', { dispute, decision })
  })

/** One that is to be decided. What a gateway says of it meanwhile waits for its attempt. */
async function lockOpen(tx: Tx, id: string): Promise<Dispute> {
  const found = await tx.disputes.get(id)
  if (!found) throw refused('NOT_FOUND')
  await tx.paymentAttempts.get(found.attemptId, { lock: true })
  const dispute = await tx.disputes.get(id)
  if (dispute?.claim !== 'open') throw refused('NOTHING_TO_DO')
  return dispute
}

/** What was not delivered is not billed again. */
async function refuseUndelivered(tx: Tx, id: string): Promise<void> {
  const dispute = await tx.disputes.get(id)
  // Locked, and before its payment: it is decided before this step, or after it.
  const readOrder = (orderId: string) => tx.orders.get(orderId, { lock: true })
  const undelivered = dispute && (await undeliveredOf(tx, dispute, readOrder))
  if (undelivered) throw refused('NOT_DELIVERED', undelivered)
}

interface Decision {
  readonly dispute: Dispute
  readonly decision: Partial<Pick<Dispute, 'claim' | 'billedById'>>
}

async function decide(
  tx: Tx,
  call: SignedInCall,
  action: string,
  { dispute, decision }: Decision,
): Promise<Decided> {
  const after = await tx.disputes.update(dispute.id, decision, { claim: 'open' })
  if (!after) throw refused('NOTHING_TO_DO')
  await recordChange(tx, call, action, dispute, after)
  const { id, claim, billedById } = after
  return { id, claim, billedById }
}
