/**
 * The one place where what a gateway says takes effect, whether it came as a message, was asked for by a return page or by the
 * job: in one transaction, whatever comes twice, late or in another order.
 */
import type { AttemptProblem, PaymentAttempt } from '@hostfront/domain/gateways/attempt'
import { isLiveAttempt } from '@hostfront/domain/gateways/attempt-lifecycle'
import type { EventOutcome } from '@hostfront/domain/gateways/gateway-event'
import { judgeObservation } from '@hostfront/domain/gateways/judge-observation'
import type { Observation } from '@hostfront/domain/gateways/observation'
import { MAX_MONEY } from '@hostfront/domain/money/money'
import { type Patch, StoreError, type Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import { type BillableKinds, type Billed, lockBilled } from '../billing/billed.ts'
import { withInvoiceNumbers } from '../billing/next-invoice-number.ts'
import { bookingTime } from '../books/open-days.ts'
import type { Backend } from '../call/context.ts'
import { applyDispute, bookEarlier } from '../disputes/apply-dispute.ts'
import { withReferences } from '../payments/take-payment.ts'
import { applyForeign, lockInvoicesOf } from './disputes-of-attempt.ts'
import { findAttempt } from './find-attempt.ts'
import { reopenRefund } from './reopen-refund.ts'
import { takeCoinsBack } from './take-coins-back.ts'
import { takeMoney } from './take-money.ts'
import { tellOfProblem, tellStaff } from './tell-of-problem.ts'

type Shop = Pick<Backend, 'now' | 'newId' | 'sendsMail' | 'clock' | 'asksRegisters'>

interface Told {
  readonly gatewayId: string
  readonly observed: Observation
}

/** Does what an observation asks for, in a transaction of its own. */
export const observe = (
  backend: Shop & Pick<Backend, 'store'>,
  told: Told,
  kinds: BillableKinds,
): Promise<EventOutcome> =>
  withNumbers(() => backend.store.transaction((tx) => applyObservation(tx, backend, told, kinds)))

/** Runs a transaction in which something is observed: it may record transfers, and draw numbers of notes. */
export const withNumbers = <Value>(transaction: () => Promise<Value>): Promise<Value> =>
  withInvoiceNumbers(() => withReferences(transaction))

/** The same in the caller's transaction, of `withNumbers`; says whether there was anything to be done. */
export async function applyObservation(
  tx: Tx,
  backend: Shop,
  { gatewayId, observed: told }: Told,
  kinds: BillableKinds,
): Promise<EventOutcome> {
  const found = await findAttempt(tx, gatewayId, told)
  if (found?.gatewayId !== gatewayId) return 'foreign'
  const observed = { ...told, attemptId: found.id }
  const { invoiceId } = found
  const invoice = invoiceId === null ? null : await tx.invoices.get(invoiceId)
  // What it pays is locked before the attempt (lock-order.ts).
  const billed =
    observed.seen === 'succeeded' && invoice ? await lockBilled(tx, kinds, invoice) : null
  if (observed.dispute) await lockInvoicesOf(tx, found, observed.dispute.id)
  const attempt = await tx.paymentAttempts.get(found.id, { lock: true })
  if (!attempt) return 'foreign'
  const judged = judgeObservation(attempt, observed)
  if (judged.kind === 'foreign') return 'foreign'
  const facts = factsOf(attempt, observed)
  if (judged.kind === 'known') {
    return applyKnown(tx, backend, { attempt, observed, facts })
  }
  if (judged.kind === 'moves') {
    const isOver = !isLiveAttempt({ state: judged.to })
    const over = isOver ? { url: null, nextLookAt: null } : {}
    // To take what a payer has agreed to is a call, and so is done outside of any transaction: by whoever looks next.
    const due = observed.seen === 'approved' ? { nextLookAt: backend.now() } : {}
    await change(tx, attempt, { ...facts, ...over, ...due, state: judged.to })
    return 'applied'
  }
  return applyArrival(tx, backend, { attempt, observed, facts, billed, problem: judged.problem })
}

interface Heard {
  readonly attempt: PaymentAttempt
  readonly observed: Observation
  readonly facts: Patch<PaymentAttempt>
}

/** What says nothing new of whether it is paid: a dispute, what went back or did not, and what is known better. */
async function applyKnown(
  tx: Tx,
  backend: Shop,
  { attempt, observed, facts }: Heard,
): Promise<EventOutcome> {
  const shop = { ...backend, actor: null }
  const { refund, dispute, seen } = observed
  const isUnasked = seen === 'refund-failed' && refund === null
  if ((dispute || isUnasked) && observed.isLive !== attempt.isLive) return 'foreign'
  if (dispute) {
    const isNew = await applyDispute(tx, shop, { attempt, told: dispute, observed })
    return isNew ? 'applied' : 'known'
  }
  if (isUnasked) {
    // Of what was taken back for it nothing is given again: whoever sent it sends it once more, and it is gone as told.
    const { gatewayId } = attempt
    await tellStaff(tx, shop, 'REFUND_FAILED', { gatewayId, ...observed })
    return 'applied'
  }
  const isReopened = refund !== null && (await reopenRefund(tx, shop, refund))
  const isNews = Object.keys(facts).length > 0
  if (isNews) {
    const late = await bookedLate(tx, attempt, facts)
    await takeCoinsBack(tx, backend, attempt, await change(tx, attempt, { ...facts, ...late }))
  }
  return isNews || isReopened ? 'applied' : 'known'
}

interface Arrived extends Heard {
  readonly billed: Billed | null
  readonly problem: AttemptProblem | null
}

/** Money has come in, as it was to or otherwise. */
async function applyArrival(
  tx: Tx,
  backend: Shop,
  { attempt, observed, facts, billed, problem }: Arrived,
): Promise<EventOutcome> {
  const shop = { ...backend, actor: null }
  const came = problem === null ? {} : cameOf(observed)
  const paymentId =
    problem === null || (problem === 'AMOUNT' && isMoney(observed.amount))
      ? await takeMoney(tx, shop, {
          attempt,
          observed,
          billed: problem === null ? billed : null,
          buysCoins: problem === null && attempt.invoiceId === null,
        })
      : null
  const late = await bookedLate(tx, { paymentId }, facts)
  const changed = await change(tx, attempt, {
    ...{ ...facts, ...late, ...came },
    state: 'succeeded',
    url: null,
    problem,
    paymentId,
  })
  if (problem !== null) await recordChange(tx, shop, 'gateways.differs', attempt, changed)
  await tellOfProblem(tx, shop, changed)
  await takeCoinsBack(tx, backend, attempt, changed)
  await bookEarlier(tx, shop, changed)
  await applyForeign(tx, shop, changed)
  return 'applied'
}

/** A fee that is told after the month of its payment was closed is booked on the first open day. */
async function bookedLate(
  tx: Tx,
  { paymentId }: Pick<PaymentAttempt, 'paymentId'>,
  { fee }: Patch<PaymentAttempt>,
): Promise<Pick<PaymentAttempt, 'feeBookedAt'> | null> {
  const payment = fee === undefined || paymentId === null ? null : await tx.payments.get(paymentId)
  if (!payment) return null
  const feeBookedAt = await bookingTime(tx, payment.receivedAt, 'next-day')
  return feeBookedAt === payment.receivedAt ? null : { feeBookedAt }
}

/** What is known better than before; nothing that was said is taken back. */
function factsOf(attempt: PaymentAttempt, observed: Observation): Patch<PaymentAttempt> {
  const { session, reference, fee, refunded } = observed
  return {
    ...(attempt.session === null && session !== null ? { session } : {}),
    ...(attempt.reference === null && reference !== null ? { reference } : {}),
    ...(attempt.fee === null && fee !== null ? { fee } : {}),
    ...(refunded > attempt.refunded && isMoney(refunded) ? { refunded } : {}),
  }
}

/** Whether the books have such an amount. Nothing, less, or more than there is: staff see what was said on the attempt. */
const isMoney = (amount: number): boolean => amount > 0 && amount <= MAX_MONEY

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
