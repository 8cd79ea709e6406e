/** A customer goes to a gateway's page: an attempt is written down, the page is opened, and the attempt says where it is. */
import { addMinutes } from '@hostfront/domain/add-days'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { PaymentAttempt } from '@hostfront/domain/gateways/attempt'
import { LIVE_ATTEMPTS, OPEN_ATTEMPTS } from '@hostfront/domain/gateways/attempt-lifecycle'
import { type Gateway as GatewayRow, isComplete } from '@hostfront/domain/gateways/gateway'
import { nextLookAt, PAGE_MINUTES } from '@hostfront/domain/gateways/look-times'
import { owedOf } from '@hostfront/domain/payments/settled'
import type { Settings } from '@hostfront/domain/settings/settings'
import type { Gateway } from '@hostfront/providers/gateway-port'
import type { ReadTx } from '@hostfront/store/port'
import { type BillableKinds, lockOwnPayable } from '../billing/billed.ts'
import type { SignedInCall } from '../call/context.ts'
import { countAttempt } from '../call/limit-attempts.ts'
import { refused } from '../call/refused.ts'
import { readSettings } from '../settings/read-settings.ts'
import { observe } from './apply-observation.ts'
import { openGateway } from './open-gateway.ts'

interface Asked {
  readonly invoiceId: string
  readonly paymentMethod: string
}

export interface Begun {
  readonly attemptId: string
  /** Where it is paid. */
  readonly url: string
}

/** A page that closes so soon is not given to anybody any more, minutes. */
const NEARLY_CLOSED = 5
/** Whoever wrote an attempt down and opened no page for it within so many minutes is gone. */
const OPENING = 1

/**
 * Answers where an open invoice of the caller's is paid. Asked twice it is the same page; a page for another amount is closed
 * before, so that an invoice has one at a time.
 */
export async function beginPayment(
  call: SignedInCall,
  asked: Asked,
  kinds: BillableKinds,
): Promise<Begun> {
  await countAttempt(call, { 'pay-address': call.client.address, 'pay-account': call.actor.id })
  return begin(call, asked, kinds)
}

async function begin(call: SignedInCall, asked: Asked, kinds: BillableKinds): Promise<Begun> {
  const planned = await plan(call, asked, kinds)
  const { attempt, row } = planned
  const gateway = await gatewayOf(call, row)
  if (planned.kind === 'outdated') {
    await closeOld(call, gateway, attempt, kinds)
    return begin(call, asked, kinds)
  }
  if (attempt.url !== null) return { attemptId: attempt.id, url: attempt.url }
  return openPage(call, gateway, attempt, planned.settings)
}

type Planned =
  | {
      readonly kind: 'attempt'
      readonly attempt: PaymentAttempt
      readonly row: GatewayRow
      readonly settings: Settings
    }
  | { readonly kind: 'outdated'; readonly attempt: PaymentAttempt; readonly row: GatewayRow }

const plan = (
  call: SignedInCall,
  { invoiceId, paymentMethod }: Asked,
  kinds: BillableKinds,
): Promise<Planned> =>
  call.store.transaction(async (tx) => {
    const { invoice } = await lockOwnPayable(tx, call, kinds, invoiceId)
    const row = await offeredGateway(tx, paymentMethod)
    const settings = await readSettings(tx)
    const wanted = { amount: owedOf(invoice), currency: settings.currency, isLive: row.isLive }
    if (wanted.amount === 0) throw refused('INVOICE_NOT_PAYABLE', { status: invoice.status })
    for (const attempt of await liveAttempts(tx, invoiceId)) {
      if (attempt.state === 'processing') throw refused('PAYMENT_UNDER_WAY')
      const isSame = attempt.gatewayId === row.id && isAsWanted(attempt, wanted)
      if (isSame && isUsable(attempt, call.now())) {
        return { kind: 'attempt', attempt, row, settings }
      }
      const other = attempt.gatewayId === row.id ? row : await tx.gateways.get(attempt.gatewayId)
      if (other) return { kind: 'outdated', attempt, row: other }
    }
    const attempt = await tx.paymentAttempts.insert(newAttempt(call, invoice, row.id, wanted))
    return { kind: 'attempt', attempt, row, settings }
  })

async function offeredGateway(tx: ReadTx, id: string): Promise<GatewayRow> {
  const method = await tx.paymentMethods.get(id)
  const row = method?.kind === 'gateway' && method.isOn ? await tx.gateways.get(id) : null
  if (!row || !isComplete(row)) throw refused('METHOD_NOT_OFFERED')
  return row
}

/** An invoice has one at a time, and what closes is not waited for. */
const MOST = 20

async function liveAttempts(tx: ReadTx, invoiceId: string): Promise<PaymentAttempt[]> {
  const where = { invoiceId, state: { in: LIVE_ATTEMPTS } }
  return (await tx.paymentAttempts.list({ where, limit: MOST })).items
}

type Wanted = Pick<PaymentAttempt, 'amount' | 'currency' | 'isLive'>

const isAsWanted = (attempt: PaymentAttempt, { amount, currency, isLive }: Wanted): boolean =>
  attempt.amount === amount && attempt.currency === currency && attempt.isLive === isLive

const isUsable = ({ url, createdAt, expiresAt }: PaymentAttempt, now: string): boolean =>
  url === null ? createdAt > addMinutes(now, -OPENING) : expiresAt > addMinutes(now, NEARLY_CLOSED)

const newAttempt = (
  call: SignedInCall,
  { id: invoiceId, userId, number }: Invoice,
  gatewayId: string,
  wanted: Wanted,
): PaymentAttempt => ({
  ...wanted,
  id: call.newId(),
  createdAt: call.now(),
  gatewayId,
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
  refunded: 0,
  paymentId: null,
  nextLookAt: nextLookAt({ createdAt: call.now(), state: 'created' }, call.now()),
})

async function gatewayOf(call: SignedInCall, row: GatewayRow): Promise<Gateway> {
  const gateway = await openGateway(call, row)
  if (!gateway) throw refused('METHOD_NOT_OFFERED')
  return gateway
}

/**
 * A page that is not to be paid on any more is closed; one that was paid meanwhile pays. Where there is no page, or the gateway
 * knows of none by its key of today, there is nothing to close.
 */
async function closeOld(
  call: SignedInCall,
  gateway: Gateway,
  { id, gatewayId, session, expiresAt }: PaymentAttempt,
  kinds: BillableKinds,
): Promise<void> {
  const closed = session === null ? null : await gateway.close(session)
  if (closed?.ok && closed.value.seen !== 'pending') {
    const observed = closed.value
    const outcome = await observe(call, { gatewayId, observed }, kinds)
    // It answers about another page: this one is as open as before, and asking again changes nothing.
    if (outcome === 'foreign') throw refused('GATEWAY_FAILED')
    return
  }
  const refusal = closed?.ok === false ? closed.refusal.code : null
  // Where the key is taken no more, nobody can ask: by then the page has closed by itself.
  const isShut = refusal === 'key' && expiresAt <= call.now()
  const isUnknown = closed === null || refusal === 'refused' || isShut
  if (!isUnknown) throw refused('GATEWAY_FAILED')
  const gone = { state: 'failed', url: null, nextLookAt: null } as const
  await call.store.transaction((tx) =>
    tx.paymentAttempts.update(id, gone, { state: { in: OPEN_ATTEMPTS }, session }),
  )
}

/** A page that was opened and not told of is nobody's: it is not paid on, and closes by itself. */
async function openPage(
  call: SignedInCall,
  gateway: Gateway,
  attempt: PaymentAttempt,
  { siteName }: Settings,
): Promise<Begun> {
  const { id, amount, currency, number, expiresAt } = attempt
  const back = `${call.gateways?.shopAddress ?? ''}/dashboard?tab=billing&payment=${id}`
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
  await call.store.transaction((tx) =>
    tx.paymentAttempts.update(
      id,
      { state: 'pending', session, url, fault: null, nextLookAt: nextLookAt(attempt, call.now()) },
      { session: null },
    ),
  )
  return { attemptId: id, url }
}
