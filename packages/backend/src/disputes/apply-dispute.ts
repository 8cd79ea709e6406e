/**
 * What a gateway says of a dispute takes effect: it is written down, and what is due is booked. The caller's transaction has
 * locked the attempt, so that one message of it comes after the other.
 */
import type { PaymentAttempt } from '@hostfront/domain/gateways/attempt'
import type { Dispute } from '@hostfront/domain/gateways/dispute'
import type { DisputeTold } from '@hostfront/domain/gateways/dispute-told'
import { type Heard, hasTurned, hearOfDispute } from '@hostfront/domain/gateways/hear-of-dispute'
import type { Observation } from '@hostfront/domain/gateways/observation'
import { StoreError, type Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import { notifyStaff } from '../notifications/notify-staff.ts'
import { bookDispute } from './book-dispute.ts'
import type { Booking } from './booking.ts'

interface Told {
  readonly attempt: PaymentAttempt
  readonly told: DisputeTold
  readonly observed: Pick<Observation, 'at' | 'currency'>
}

/** False where it said nothing new. */
export async function applyDispute(tx: Tx, cause: Booking, told: Told): Promise<boolean> {
  const { gatewayId } = told.attempt
  const known = await tx.disputes.find({ gatewayId, disputeId: told.told.id })
  // Another payment's: it was named to the shop before.
  if (known && known.attemptId !== told.attempt.id) return false
  const heard = hearOfDispute(known, told.told, told.observed.at)
  if (known && hasTurned(known, told.told, told.observed.at)) {
    const { currency } = told.observed
    const { amount } = known
    const turned = { problem: 'DISPUTE_TURNED', gatewayId, amount, currency } as const
    await notifyStaff(tx, cause, { ...turned, kind: 'payment-problem' })
  }
  if (known && isSame(known, heard)) return false
  const dispute = known ? await change(tx, known, heard) : await open(tx, cause, told, heard)
  await recordHearing(tx, cause, known, dispute)
  await bookDispute(tx, cause, dispute)
  return true
}

/** Books what was told of a payment before that was known to have come in. */
export async function bookEarlier(
  tx: Tx,
  cause: Booking,
  { id: attemptId, paymentId, currency }: PaymentAttempt,
): Promise<void> {
  if (paymentId === null) return
  const where = { attemptId, paymentId: null, currency }
  const { items } = await tx.disputes.list({ where, order: 'oldest', limit: MOST })
  for (const { id } of items) {
    const dispute = await tx.disputes.update(id, { paymentId }, { paymentId: null })
    if (dispute) await bookDispute(tx, cause, dispute)
  }
}

/** A payment is disputed once, or twice. */
const MOST = 50

const isSame = (known: Heard, heard: Heard): boolean =>
  (Object.keys(heard) as (keyof Heard)[]).every((field) => known[field] === heard[field])

async function change(tx: Tx, { id, toldAt, state }: Dispute, heard: Heard): Promise<Dispute> {
  const dispute = await tx.disputes.update(id, heard, { toldAt, state })
  if (!dispute) throw new StoreError('conflict', 'disputes.toldAt')
  return dispute
}

async function open(
  tx: Tx,
  cause: Booking,
  { attempt, told, observed }: Told,
  heard: Heard,
): Promise<Dispute> {
  const { id: attemptId, gatewayId, userId, invoiceId, number, paymentId, currency } = attempt
  const event = { problem: 'DISPUTED', gatewayId, amount: heard.amount } as const
  await notifyStaff(tx, cause, {
    ...{ ...event, kind: 'payment-problem', currency: observed.currency },
  })
  return tx.disputes.insert({
    ...{ ...heard, id: cause.newId(), createdAt: cause.now(), disputeId: told.id },
    ...{ gatewayId, attemptId, userId, invoiceId, number, currency: observed.currency },
    // The books have one currency.
    paymentId: observed.currency === currency ? paymentId : null,
    ...{ withdrawnOn: null, feeOn: null, reinstatedOn: null, lostOn: null, releasedOn: null },
    ...{ net: 0, tax: 0, country: null, takenBack: 0 },
    ...{ claim: 'none', creditNoteId: null, billedById: null },
  })
}

/** How it began and how it ended are kept in the log. */
async function recordHearing(
  tx: Tx,
  cause: Booking,
  before: Dispute | null,
  after: Dispute,
): Promise<void> {
  if (!before) await recordChange(tx, cause, 'disputes.open', null, after)
  if (after.state === 'open' || before?.state === after.state) return
  const action = after.state === 'won' ? 'disputes.win' : 'disputes.lose'
  await recordChange(tx, cause, action, before ?? { ...after, state: 'open' }, after)
}
