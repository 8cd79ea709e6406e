/** What becomes of an invoice whose money was lost is for staff to say, once. */
import { ORDER } from '@hostfront/domain/billing/invoice-subject'
import type { Dispute } from '@hostfront/domain/gateways/dispute'
import type { Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import { withInvoiceNumbers } from '../billing/next-invoice-number.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { billAnew } from './bill-anew.ts'

type Decided = Pick<Dispute, 'id' | 'claim' | 'billedById'>
type Asked = { readonly id: string }

export const billDisputeAnew = (call: SignedInCall, { id }: Asked): Promise<Decided> =>
  withInvoiceNumbers(() =>
    call.store.transaction(async (tx) => {
      await refuseUndecided(tx, id)
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

/** An order that still waits could not be approved by what is billed for it anew: nothing ties the two. */
async function refuseUndecided(tx: Tx, id: string): Promise<void> {
  const invoiceId = (await tx.disputes.get(id))?.invoiceId ?? null
  const invoice = invoiceId === null ? null : await tx.invoices.get(invoiceId)
  if (invoice?.subjectKind !== ORDER || invoice.subjectId === null) return
  // Locked: it is approved or rejected before this, or after it.
  const order = await tx.orders.get(invoice.subjectId, { lock: true })
  if (order?.status === 'pending') throw refused('ORDER_UNDECIDED', { number: invoice.number })
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
