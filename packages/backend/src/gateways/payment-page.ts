/** The page of a gateway that an attempt is paid on: which attempt has it, and how it is opened. */
import { addMinutes } from '@hostfront/domain/add-days'
import { type InvoiceSubject, idOfSubject, ORDER } from '@hostfront/domain/billing/invoice-subject'
import type { PaymentAttempt } from '@hostfront/domain/gateways/attempt'
import { isLiveAttempt } from '@hostfront/domain/gateways/attempt-lifecycle'
import { type Gateway as GatewayRow, isComplete } from '@hostfront/domain/gateways/gateway'
import { nextLookAt, PAGE_MINUTES } from '@hostfront/domain/gateways/look-times'
import { takesCurrency } from '@hostfront/domain/gateways/taken-currencies'
import { coinWords } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import type { Settings } from '@hostfront/domain/settings/settings'
import type { Gateway } from '@hostfront/providers/gateway-port'
import type { ReadTx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { openGateway } from './open-gateway.ts'

export interface Begun {
  readonly attemptId: string
  /** Where it is paid. */
  readonly url: string
}

/** A page that closes so soon is not given to anybody any more, minutes. */
const NEARLY_CLOSED = 5
/** Whoever wrote an attempt down and opened no page for it within so many minutes is gone. */
const OPENING = 1

/** The gateway behind a method that customers are offered; refused with METHOD_NOT_OFFERED. */
export async function offeredGateway(
  tx: ReadTx,
  id: string,
  currency: Currency,
): Promise<GatewayRow> {
  const method = await tx.paymentMethods.get(id)
  const row = method?.kind === 'gateway' && method.isOn ? await tx.gateways.get(id) : null
  if (!row || !isComplete(row) || !takesCurrency(row.kind, currency))
    throw refused('METHOD_NOT_OFFERED')
  return row
}

/** Of a page that is asked for, what it must be to be the same. */
type WantedPage = Pick<PaymentAttempt, 'gatewayId' | 'amount' | 'currency' | 'isLive'>

export const wantedPage = (
  { id: gatewayId, isLive }: GatewayRow,
  { currency }: Pick<Settings, 'currency'>,
  amount: number,
): WantedPage => ({ gatewayId, amount, currency, isLive })

/** Whether an open attempt has the very page that is asked for, which is there for a while yet or being opened. */
export const hasPage = (
  attempt: PaymentAttempt,
  { gatewayId, amount, currency, isLive }: WantedPage,
  now: string,
): boolean =>
  attempt.state !== 'processing' &&
  attempt.gatewayId === gatewayId &&
  attempt.amount === amount &&
  attempt.currency === currency &&
  attempt.isLive === isLive &&
  isUsable(attempt, now)

const isUsable = ({ url, createdAt, expiresAt }: PaymentAttempt, now: string): boolean =>
  url === null ? createdAt > addMinutes(now, -OPENING) : expiresAt > addMinutes(now, NEARLY_CLOSED)

/** One that is not stored yet. */
export const newAttempt = (
  call: SignedInCall,
  { invoiceId, userId, number }: Pick<PaymentAttempt, 'invoiceId' | 'userId' | 'number'>,
  wanted: WantedPage,
): PaymentAttempt => ({
  ...wanted,
  id: call.newId(),
  createdAt: call.now(),
  invoiceId,
  userId,
  number,
  state: 'created',
  session: null,
  url: null,
  expiresAt: addMinutes(call.now(), PAGE_MINUTES),
  reference: null,
  cameAmount: null,
  cameCurrency: null,
  problem: null,
  fault: null,
  fee: null,
  feeBookedAt: null,
  refunded: 0,
  paymentId: null,
  nextLookAt: nextLookAt({ createdAt: call.now(), state: 'created' }, call.now()),
})

export async function gatewayOf(call: SignedInCall, row: GatewayRow): Promise<Gateway> {
  const gateway = await openGateway(call, row)
  if (!gateway) throw refused('METHOD_NOT_OFFERED')
  return gateway
}

/** Where somebody comes back to. The address pays nothing: it names the attempt, and what the gateway says of that counts. */
function returnAddress(call: SignedInCall, attemptId: string, bill: InvoiceSubject | null): string {
  const orderId = bill && idOfSubject(bill, ORDER)
  const page = orderId ? `/dashboard/orders/${orderId}?` : '/dashboard?tab=billing&'
  return `${call.gateways?.shopAddress ?? ''}${page}payment=${attemptId}`
}

/**
 * Where an attempt is paid; opened where it is not yet. A page that was opened and not told of is nobody's: it is not paid on,
 * and closes by itself. `bill`: what it pays; null: coins are bought.
 */
export async function openPage(
  call: SignedInCall,
  gateway: Gateway,
  attempt: PaymentAttempt,
  { siteName }: Settings,
  bill: InvoiceSubject | null,
): Promise<Begun> {
  const { id, amount, currency, expiresAt } = attempt
  if (attempt.url !== null) return { attemptId: id, url: attempt.url }
  // As the payer and the gateway's list of payments name it.
  const number = attempt.number || coinWords(amount)
  const back = returnAddress(call, id, bill)
  const opened = await gateway.open({
    attemptId: id,
    amount,
    currency,
    number,
    title: `${siteName} ${number}`,
    paidTo: back,
    leftTo: back,
    expiresAt,
  })
  if (!opened.ok) {
    const { code, detail } = opened.refusal
    const failed = {
      state: 'failed',
      fault: `${code}: ${detail}`.slice(0, 300),
      nextLookAt: null,
    } as const
    const unopened = { state: 'created', session: null } as const
    await call.store.transaction((tx) => tx.paymentAttempts.update(id, failed, unopened))
    throw refused('GATEWAY_FAILED')
  }
  const { session, url } = opened.value
  const isGone = await call.store.transaction(async (tx) => {
    const now = await tx.paymentAttempts.get(id, { lock: true })
    if (now?.session !== null) return false
    // Another way was begun meanwhile. Where another window alone could not open it (`fault`), this page is as good.
    if (!isLiveAttempt(now) && now.fault === null) return true
    const next = nextLookAt(attempt, call.now())
    const pending = { state: 'pending', session, url, fault: null, nextLookAt: next } as const
    await tx.paymentAttempts.update(id, pending, { session: null })
    return false
  })
  if (!isGone) return { attemptId: id, url }
  await gateway.close(session)
  throw refused('GATEWAY_FAILED')
}
