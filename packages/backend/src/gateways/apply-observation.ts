/**
 * The one place where what a gateway says takes effect, whether it came as a message, was asked for by a return page or by the
 * job: in one transaction, whatever comes twice, late or in another order.
 */
import type { PaymentAttempt } from '@hostfront/domain/gateways/attempt'
import { isLiveAttempt } from '@hostfront/domain/gateways/attempt-lifecycle'
import type { EventOutcome } from '@hostfront/domain/gateways/gateway-event'
import { judgeObservation } from '@hostfront/domain/gateways/judge-observation'
import type { Observation } from '@hostfront/domain/gateways/observation'
import { MAX_MONEY } from '@hostfront/domain/money/money'
import { coinRoom } from '@hostfront/domain/payments/coin-room'
import type { Payment } from '@hostfront/domain/payments/payment'
import { referenceKey } from '@hostfront/domain/payments/reference-key'
import { type Patch, StoreError, type Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import { type BillableKinds, type Billed, lockBilled } from '../billing/billed.ts'
import { withInvoiceNumbers } from '../billing/next-invoice-number.ts'
import { settleMoney } from '../billing/settle-money.ts'
import { bookingTime } from '../books/open-days.ts'
import type { Backend, Cause } from '../call/context.ts'
import { applyDispute, bookEarlier } from '../disputes/apply-dispute.ts'
import { withReferences } from '../payments/take-payment.ts'
import { applyForeign, lockInvoicesOf } from './disputes-of-attempt.ts'
import { findAttempt } from './find-attempt.ts'
import { reopenRefund } from './reopen-refund.ts'
import { takeCoinsBack } from './take-coins-back.ts'
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
    const { refund, dispute } = observed
    if (dispute) {
      if (observed.isLive !== attempt.isLive) return 'foreign'
      const isNew = await applyDispute(
        tx,
        { ...backend, actor: null },
        { attempt, told: dispute, observed },
      )
      return isNew ? 'applied' : 'known'
    }
    if (observed.seen === 'refund-failed' && refund === null) {
      if (observed.isLive !== attempt.isLive) return 'foreign'
      // Of what was taken back for it nothing is given again: whoever sent it sends it once more, and it is gone as told.
      await tellStaff(tx, { ...backend, actor: null }, 'REFUND_FAILED', { gatewayId, ...observed })
      return 'applied'
    }
    const isReopened =
      refund !== null && (await reopenRefund(tx, { ...backend, actor: null }, refund))
    const isNews = Object.keys(facts).length > 0
    if (isNews) {
      const late = await bookedLate(tx, attempt, facts)
      await takeCoinsBack(tx, backend, attempt, await change(tx, attempt, { ...facts, ...late }))
    }
    return isNews || isReopened ? 'applied' : 'known'
  }
  if (judged.kind === 'moves') {
    const isOver = !isLiveAttempt({ state: judged.to })
    const over = isOver ? { url: null, nextLookAt: null } : {}
    // To take what a payer has agreed to is a call, and so is done outside of any transaction: by whoever looks next.
    const due = observed.seen === 'approved' ? { nextLookAt: backend.now() } : {}
    await change(tx, attempt, { ...facts, ...over, ...due, state: judged.to })
    return 'applied'
  }
  const { problem } = judged
  const came = problem === null ? {} : cameOf(observed)
  const paymentId =
    problem === null || (problem === 'AMOUNT' && isMoney(observed.amount))
      ? await takeMoney(tx, backend, {
          attempt,
          observed,
          billed: problem === null ? billed : null,
          buysCoins: problem === null && invoiceId === null,
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
  const shop = { ...backend, actor: null }
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

interface Taken {
  readonly attempt: PaymentAttempt
  readonly observed: Observation
  /** What it pays; null: no invoice. */
  readonly billed: Billed | null
  /** It was to buy coins, and came as it was to. */
  readonly buysCoins: boolean
}

/**
 * Writes the money down, once. It pays the invoice as far as that is open, or becomes the coins that it was to buy; what is
 * left, or all of it, is put among what goes back. Where the team has recorded it by hand before, that is the payment.
 */
async function takeMoney(
  tx: Tx,
  backend: Shop,
  { attempt, observed, billed, buysCoins }: Taken,
): Promise<string | null> {
  const shop: Cause = { ...backend, actor: null }
  const reference = observed.reference ?? observed.session ?? attempt.id
  const known = await tx.payments.find({ referenceKey: referenceKey(reference) })
  if (known) {
    if (!(await isSameMoney(tx, known, attempt, observed))) {
      await tellStaff(tx, shop, 'RECORDED', { gatewayId: attempt.gatewayId, ...observed })
    }
    return known.id
  }
  const now = backend.now()
  const { payment } = await settleMoney(tx, shop, billed ? [billed] : [], {
    userId: attempt.userId,
    method: attempt.gatewayId,
    amount: observed.amount,
    receivedAt: observed.at < now ? observed.at : now,
    reference,
    isShared: false,
    surplus: buysCoins && (await hasRoom(tx, attempt)) ? 'coins' : 'return',
    buysCoins,
    whenClosed: 'next-day',
  })
  return payment?.id ?? null
}

/** Whether what the team has recorded by this reference is what came: as much, of this customer, and for this. */
async function isSameMoney(
  tx: Tx,
  { id: paymentId, userId, amount }: Payment,
  attempt: PaymentAttempt,
  observed: Observation,
): Promise<boolean> {
  if (userId !== attempt.userId || amount !== observed.amount) return false
  const { invoiceId } = attempt
  return invoiceId === null || (await tx.paymentAllocations.count({ paymentId, invoiceId })) > 0
}

/** Whether the balance takes the coins. Where it fills up, or is deleted, at this moment the step fails, and is done again. */
const hasRoom = async (tx: Tx, { userId, amount }: PaymentAttempt): Promise<boolean> =>
  amount <= coinRoom(await tx.users.get(userId))
