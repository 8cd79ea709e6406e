/** What is booked of a dispute: money taken, its fee, what came back and what is lost. Pure; minor units. */
import type { Dispute } from '../gateways/dispute.ts'
import {
  booked,
  type EntryKind,
  type JournalEntry,
  type JournalLine,
  line,
  revenueOf,
} from './journal.ts'

/** That a gateway has taken money for a dispute: until that is closed the income of it is set aside. */
export const withdrawnEntry = (dispute: Dispute): JournalEntry[] =>
  ofDispute(dispute, 'dispute', { at: dispute.withdrawnOn, issuedAt: dispute.withdrawnAt }, [
    line('disputed', dispute.withdrawn),
    line('money', -dispute.withdrawn, dispute.gatewayId),
    ...asideLines(dispute, 1),
  ])

/** What a gateway takes for the dispute itself. */
export const disputeFeeEntry = (dispute: Dispute): JournalEntry[] =>
  ofDispute(dispute, 'fee', { at: dispute.feeOn, issuedAt: dispute.withdrawnAt }, [
    line('fees', dispute.fee ?? 0),
    line('money', -(dispute.fee ?? 0), dispute.gatewayId),
  ])

/** That the money is back. What is missing of it, or came on top, is the gateway's. That of one that was lost is a payment. */
export const reinstatedEntry = (dispute: Dispute): JournalEntry[] =>
  dispute.lostOn !== null
    ? []
    : ofDispute(
        dispute,
        'dispute-back',
        { at: dispute.reinstatedOn, issuedAt: dispute.reinstatedAt },
        [
          line('money', dispute.reinstated, dispute.gatewayId),
          line('fees', dispute.withdrawn - dispute.reinstated),
          line('disputed', -dispute.withdrawn),
          ...asideLines(dispute, -1),
        ],
      )

/** That it is lost: its customer owes it, until a note or coins say otherwise, and nothing is set aside any more. */
export const lostEntry = (dispute: Dispute): JournalEntry[] =>
  ofDispute(dispute, 'dispute-lost', { at: dispute.lostOn, issuedAt: dispute.closedAt }, [
    line('customers', dispute.withdrawn),
    line('disputed', -dispute.withdrawn),
    ...asideLines(dispute, -1),
  ])

const asideLines = ({ net, tax }: Dispute, sign: 1 | -1): JournalLine[] => [
  line(revenueOf({ tax }), sign * net),
  line('tax', sign * tax),
  line('customers', -sign * (net + tax)),
]

/** Its paper is the message: what is booked late has its real day, `issuedAt`, beside it. */
const ofDispute = (
  { id, disputeId, userId, openedAt }: Dispute,
  kind: EntryKind,
  { at, issuedAt }: { readonly at: string | null; readonly issuedAt: string | null },
  lines: readonly JournalLine[],
): JournalEntry[] =>
  at === null
    ? []
    : booked({
        ...{ kind, id, number: disputeId, userId, customer: '' },
        ...{ at, issuedAt: issuedAt ?? openedAt },
        lines,
      })
