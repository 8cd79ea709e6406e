/**
 * The one place where what a gateway says takes effect, whether it came as a message, was asked for by a return page or by the
 * job: in one transaction, whatever comes twice, late or in another order.
 */
import type { PaymentAttempt } from '@hostfront/domain/gateways/attempt'
import { isLiveAttempt } from '@hostfront/domain/gateways/attempt-lifecycle'
import type { EventOutcome } from '@hostfront/domain/gateways/gateway-event'
import { judgeObservation } from '@hostfront/domain/gateways/judge-observation'
import type { Observation } from '@hostfront/domain/gateways/observation'
import { referenceKey } from '@hostfront/domain/payments/reference-key'
import { type Patch, StoreError, type Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import { type BillableKinds, type Billed, lockBilled } from '../billing/billed.ts'
import { settleMoney } from '../billing/settle-money.ts'
import type { Backend, Cause } from '../call/context.ts'
import { lockTransfers } from '../payments/take-payment.ts'
import { reopenRefund } from './reopen-refund.ts'

type Shop = Pick<Backend, 'now' | 'newId' | 'sendsMail'>

/** Does what an observation asks for, in the caller's transaction; says whether there was anything to be done. */
export async function applyObservation(
  tx: Tx,
  backend: Shop,
  { gatewayId, observed }: { readonly gatewayId: string; readonly observed: Observation },
  kinds: BillableKinds,
): Promise<EventOutcome> {
  const found =
    observed.attemptId === null ? null : await tx.paymentAttempts.get(observed.attemptId)
  if (found?.gatewayId !== gatewayId) return 'foreign'
  const invoice = await tx.invoices.get(found.invoiceId)
  // What it pays is locked before the attempt (lock-order.ts).
  const billed =
    observed.seen === 'succeeded' && invoice ? await lockBilled(tx, kinds, invoice) : null
  const attempt = await tx.paymentAttempts.get(found.id, { lock: true })
  if (!attempt) return 'foreign'
  const judged = judgeObservation(attempt, observed)
  if (judged.kind === 'foreign') return 'foreign'
  const facts = factsOf(attempt, observed)
  if (judged.kind === 'known') {
    const { refund } = observed
    const isReopened =
      refund !== null && (await reopenRefund(tx, { ...backend, actor: null }, refund))
    const isNews = Object.keys(facts).length > 0
    if (isNews) await change(tx, attempt, facts)
    return isNews || isReopened ? 'applied' : 'known'
  }
  if (judged.kind === 'moves') {
    const isOver = !isLiveAttempt({ state: judged.to })
    const over = isOver ? { url: null, nextLookAt: null } : {}
    await change(tx, attempt, { ...facts, ...over, state: judged.to })
    return 'applied'
  }
  const { problem } = judged
  const came = problem === null ? {} : cameOf(observed)
  const paymentId =
    problem === null || problem === 'AMOUNT'
      ? await takeMoney(tx, backend, {
          attempt,
          observed,
          billed: problem === null ? billed : null,
        })
      : null
  const changed = await change(tx, attempt, {
    ...facts,
    ...came,
    state: 'succeeded',
    url: null,
    problem,
    paymentId,
  })
  const shop = { ...backend, actor: null }
  if (problem !== null) await recordChange(tx, shop, 'gateways.differs', attempt, changed)
  return 'applied'
}

/** What is known better than before; nothing that was said is taken back. */
function factsOf(attempt: PaymentAttempt, observed: Observation): Patch<PaymentAttempt> {
  const { session, reference, fee, refunded } = observed
  return {
    ...(attempt.session === null && session !== null ? { session } : {}),
    ...(attempt.reference === null && reference !== null ? { reference } : {}),
    ...(attempt.fee === null && fee !== null ? { fee } : {}),
    ...(refunded > attempt.refunded ? { refunded } : {}),
  }
}

const cameOf = ({ amount, currency }: Observation) => ({
  cameAmount: amount,
  cameCurrency: currency,
})

async function change(
  tx: Tx,
  { id, state }: PaymentAttempt,
  patch: Patch<PaymentAttempt>,
): Promise<PaymentAttempt> {
  const changed = await tx.paymentAttempts.update(id, patch, { state })
  if (!changed) throw new StoreError('conflict', 'paymentAttempts.state')
  return changed
}

interface Taken {
  readonly attempt: PaymentAttempt
  readonly observed: Observation
  /** What it pays; null: all of it goes back. */
  readonly billed: Billed | null
}

/**
 * Writes the money down, once. It pays the invoice as far as that is open; what is left, or all of it, is put among what goes
 * back. Where the team has recorded it by hand before, that is the payment.
 */
async function takeMoney(
  tx: Tx,
  backend: Shop,
  { attempt, observed, billed }: Taken,
): Promise<string | null> {
  const shop: Cause = { ...backend, actor: null }
  const reference = observed.reference ?? observed.session ?? attempt.id
  await lockTransfers(tx)
  const known = await tx.payments.find({ referenceKey: referenceKey(reference) })
  if (known) return known.id
  const now = backend.now()
  const { payment } = await settleMoney(tx, shop, billed ? [billed] : [], {
    userId: attempt.userId,
    method: attempt.gatewayId,
    amount: observed.amount,
    receivedAt: observed.at < now ? observed.at : now,
    reference,
    isShared: false,
    surplus: 'return',
    whenClosed: 'next-day',
  })
  return payment?.id ?? null
}
