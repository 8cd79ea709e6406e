import { creditable, creditParts } from '../billing/credit.ts'
import type { Invoice } from '../billing/invoice.ts'
import type { Dispute } from './dispute.ts'

/**
 * `withdraw`: the gateway has the money, and the income of it is set aside. `fee`: what it takes for the dispute. `reinstate`: the
 * money is back, and its income too. `lose`: what it paid is taken back. `receive`: money of what was lost came all the same, which
 * is a payment like any other.
 */
export type DisputeBooking = 'withdraw' | 'fee' | 'reinstate' | 'lose' | 'receive'

type Known = Pick<
  Dispute,
  | 'paymentId'
  | 'state'
  | 'withdrawnAt'
  | 'reinstatedAt'
  | 'fee'
  | 'withdrawnOn'
  | 'feeOn'
  | 'reinstatedOn'
  | 'lostOn'
>

/**
 * What is to be booked now, in this order: each once, whatever is told how often. Nothing of what has not come in. What is lost
 * or is back was withdrawn before, though no message may have said so.
 */
export function dueOfDispute(dispute: Known): readonly DisputeBooking[] {
  const { paymentId, state, withdrawnAt, reinstatedAt, fee } = dispute
  if (paymentId === null) return []
  const isBack = reinstatedAt !== null
  const isLost = state === 'lost' && !isBack
  const steps: readonly (readonly [DisputeBooking, boolean])[] = [
    ['withdraw', dispute.withdrawnOn === null && (withdrawnAt !== null || isBack || isLost)],
    ['fee', dispute.feeOn === null && fee !== null && fee > 0],
    ['lose', dispute.lostOn === null && dispute.reinstatedOn === null && isLost],
    [dispute.lostOn === null ? 'reinstate' : 'receive', dispute.reinstatedOn === null && isBack],
  ]
  return steps.filter(([, isDue]) => isDue).map(([step]) => step)
}

/** What was withdrawn, and when (ISO, UTC): as it was told, else what was asked for, on the day on which that is known. */
export const withdrawalOf = (
  dispute: Pick<
    Dispute,
    'amount' | 'withdrawnAt' | 'withdrawn' | 'closedAt' | 'reinstatedAt' | 'toldAt'
  >,
): { readonly at: string; readonly amount: number } =>
  dispute.withdrawnAt === null
    ? {
        at: dispute.closedAt ?? dispute.reinstatedAt ?? dispute.toldAt,
        amount: dispute.amount,
      }
    : { at: dispute.withdrawnAt, amount: dispute.withdrawn }

/** How much income of an invoice that was paid in full is set aside with `part` of it, minor units; nothing of an open one. */
export function setAside(
  invoice: Pick<Invoice, 'status'> & Parameters<typeof creditParts>[0],
  part: number,
): Pick<Dispute, 'net' | 'tax'> {
  const most = Math.min(part, creditable(invoice))
  if (most === 0) return { net: 0, tax: 0 }
  const { subtotal, tax } = creditParts(invoice, most)
  return { net: subtotal, tax }
}
