import type { DisputeShown } from '@hostfront/contract/disputes'
import type { Dispute } from '@hostfront/domain/gateways/dispute'
import { disputePage } from '@hostfront/domain/gateways/dispute-page'
import type { Payment } from '@hostfront/domain/payments/payment'
import type { ReadTx } from '@hostfront/store/port'
import { rowsById } from '../call/rows-by-id.ts'

/** More than a page of payments has. */
const MOST = 500

/** The disputes of payments, newest first; without a question where none of them was disputed. */
export async function disputesOf(
  tx: ReadTx,
  payments: readonly Pick<Payment, 'id' | 'dispute'>[],
): Promise<(payment: Pick<Payment, 'id'>) => DisputeShown[]> {
  const disputed = payments.filter(({ dispute }) => dispute !== null).map(({ id }) => id)
  if (disputed.length === 0) return () => []
  const { items } = await tx.disputes.list({ where: { paymentId: { in: disputed } }, limit: MOST })
  const gateways = await rowsById(
    tx.gateways,
    items.map(({ gatewayId }) => gatewayId),
  )
  const shown = (dispute: Dispute): DisputeShown => {
    const gateway = gateways.get(dispute.gatewayId)
    return {
      ...shownOf(dispute),
      page: gateway ? disputePage(gateway, dispute.disputeId) : '',
    }
  }
  return ({ id }) => items.filter(({ paymentId }) => paymentId === id).map(shown)
}

const shownOf = (dispute: Dispute): Omit<DisputeShown, 'page'> => {
  const { id, disputeId, userId, amount, currency, reason, state, needsAnswer, openedAt } = dispute
  const { dueBy, withdrawnAt, withdrawn, reinstatedAt, reinstated, fee, closedAt } = dispute
  const { takenBack, claim, billedById } = dispute
  return {
    ...{ id, disputeId, userId, amount, currency, reason, state, needsAnswer, openedAt },
    ...{ dueBy, withdrawnAt, withdrawn, reinstatedAt, reinstated, fee, closedAt },
    ...{ takenBack, claim, billedById },
  }
}
