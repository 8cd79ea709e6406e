import { Dispute } from '@hostfront/domain/gateways/dispute'
import { Id } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { procedure } from './procedure.ts'

/** A dispute as staff see it with its payment: amounts in minor units. */
export const DisputeShown = z.object({
  ...z.pick(Dispute, {
    id: true,
    disputeId: true,
    userId: true,
    amount: true,
    currency: true,
    reason: true,
    state: true,
    needsAnswer: true,
    openedAt: true,
    dueBy: true,
    withdrawnAt: true,
    withdrawn: true,
    reinstatedAt: true,
    reinstated: true,
    fee: true,
    takenBack: true,
    closedAt: true,
    claim: true,
    billedById: true,
  }).shape,
  /** The gateway's own page of it, where it is answered. */
  page: z.string(),
})
export type DisputeShown = z.infer<typeof DisputeShown>

const Decided = z.pick(Dispute, { id: true, claim: true, billedById: true })

/** What becomes of an invoice whose money was lost; NOTHING_TO_DO where somebody has said so. */
export const disputes = {
  /** Bills it anew, for the same amounts; NOT_FOUND where nobody is there to be billed. NOT_DELIVERED where its order waits or was closed. */
  billAnew: procedure(
    'invoices.issue',
    ['NOT_FOUND', 'NOTHING_TO_DO', 'NOT_DELIVERED', 'CLOCK_WRONG'],
    { once: true },
  )
    .input(z.object({ id: Id }))
    .output(Decided),
  /** Bills nobody for it. */
  writeOff: procedure('invoices.credit', ['NOT_FOUND', 'NOTHING_TO_DO'], { once: true })
    .input(z.object({ id: Id }))
    .output(Decided),
}
