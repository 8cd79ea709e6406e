/** A payer has agreed on the gateway's page, and the shop takes the money: outside of any transaction, once under one name. */

import { isPayable } from '@hostfront/domain/billing/payable'
import type { PaymentAttempt } from '@hostfront/domain/gateways/attempt'
import { OPEN_ATTEMPTS } from '@hostfront/domain/gateways/attempt-lifecycle'
import { isToBeTaken } from '@hostfront/domain/gateways/judge-observation'
import type { Observation } from '@hostfront/domain/gateways/observation'
import { coinRoom } from '@hostfront/domain/payments/coin-room'
import { owedOf } from '@hostfront/domain/payments/settled'
import type { Gateway } from '@hostfront/providers/gateway-port'
import type { ReadTx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { SOLD_BY_TIME } from '../sold-by-time.ts'
import { observe } from './apply-observation.ts'

interface Approved {
  readonly gatewayId: string
  readonly observed: Observation
}

/**
 * Takes what was agreed to as long as the invoice is open for it, and does what the gateway says then. Not answered, it is
 * looked at again: the gateway knows whether it was taken. Refused, the attempt has failed, and the customer may begin another.
 */
export async function takeApproved(
  backend: Backend,
  gateway: Gateway,
  { gatewayId, observed }: Approved,
): Promise<'answered' | 'unanswered'> {
  const wanted = await wantedPage(backend, observed)
  if (!wanted) return 'answered'
  const taken = await gateway.capture(wanted)
  if (taken.ok) {
    await observe(backend, { gatewayId, observed: taken.value }, SOLD_BY_TIME)
    return 'answered'
  }
  const { code, detail } = taken.refusal
  if (code !== 'refused') return 'unanswered'
  await end(backend, wanted.attemptId, {
    state: 'failed',
    fault: `${code}: ${detail}`.slice(0, 300),
  })
  return 'answered'
}

/** What is taken of it; null where nothing is: then the attempt is over, and what was agreed to lapses. */
async function wantedPage(
  backend: Backend,
  observed: Observation,
): Promise<{ readonly attemptId: string; readonly session: string } | null> {
  const { attemptId, session } = observed
  if (attemptId === null || session === null) return null
  const isWanted = await backend.store.read(async (tx) => {
    const attempt = await tx.paymentAttempts.get(attemptId)
    return attempt !== null && isToBeTaken(attempt, observed, await owedFor(tx, attempt))
  })
  if (isWanted) return { attemptId, session }
  await end(backend, attemptId, { state: 'expired', fault: null })
  return null
}

/** What there is to be paid by an attempt: what its invoice owes, or the coins that its customer has room for; minor units. */
async function owedFor(
  tx: ReadTx,
  { invoiceId, userId }: Pick<PaymentAttempt, 'invoiceId' | 'userId'>,
): Promise<number> {
  if (invoiceId === null) return coinRoom(await tx.users.get(userId))
  const invoice = await tx.invoices.get(invoiceId)
  return invoice && isPayable(invoice) ? owedOf(invoice) : 0
}

const end = (
  { store }: Pick<Backend, 'store'>,
  id: string,
  over: { readonly state: 'failed' | 'expired'; readonly fault: string | null },
): Promise<unknown> =>
  store.transaction((tx) =>
    tx.paymentAttempts.update(
      id,
      { ...over, url: null, nextLookAt: null },
      { state: { in: OPEN_ATTEMPTS } },
    ),
  )
