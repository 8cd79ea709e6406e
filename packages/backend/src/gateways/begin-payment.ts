/** A customer goes to a gateway's page: an attempt is written down, the page is opened, and the attempt says where it is. */
import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { PaymentAttempt } from '@hostfront/domain/gateways/attempt'
import { LIVE_ATTEMPTS, OPEN_ATTEMPTS } from '@hostfront/domain/gateways/attempt-lifecycle'
import type { Gateway as GatewayRow } from '@hostfront/domain/gateways/gateway'
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
import {
  type Begun,
  gatewayOf,
  hasPage,
  newAttempt,
  offeredGateway,
  openPage,
  wantedPage,
} from './payment-page.ts'

interface Asked {
  readonly invoiceId: string
  readonly paymentMethod: string
}

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
  return openPage(call, gateway, attempt, planned.settings, planned.invoice)
}

type Planned =
  | {
      readonly kind: 'attempt'
      readonly attempt: PaymentAttempt
      readonly row: GatewayRow
      readonly settings: Settings
      readonly invoice: Invoice
    }
  | { readonly kind: 'outdated'; readonly attempt: PaymentAttempt; readonly row: GatewayRow }

const plan = (
  call: SignedInCall,
  { invoiceId, paymentMethod }: Asked,
  kinds: BillableKinds,
): Promise<Planned> =>
  call.store.transaction(async (tx) => {
    const { invoice } = await lockOwnPayable(tx, call, kinds, invoiceId)
    const settings = await readSettings(tx)
    const row = await offeredGateway(tx, paymentMethod, settings.currency)
    const wanted = wantedPage(row, settings, owedOf(invoice))
    if (wanted.amount === 0) throw refused('INVOICE_NOT_PAYABLE', { status: invoice.status })
    for (const attempt of await liveAttempts(tx, invoiceId)) {
      if (attempt.state === 'processing') throw refused('PAYMENT_UNDER_WAY')
      if (hasPage(attempt, wanted, call.now())) {
        return { kind: 'attempt', attempt, row, settings, invoice }
      }
      const other = attempt.gatewayId === row.id ? row : await tx.gateways.get(attempt.gatewayId)
      if (other) return { kind: 'outdated', attempt, row: other }
    }
    const attempt = await tx.paymentAttempts.insert(newAttempt(call, billOf(invoice), wanted))
    return { kind: 'attempt', attempt, row, settings, invoice }
  })

const billOf = ({ id: invoiceId, userId, number }: Invoice) => ({ invoiceId, userId, number })

/** An invoice has one at a time, and what closes is not waited for. */
const MOST = 20

async function liveAttempts(tx: ReadTx, invoiceId: string): Promise<PaymentAttempt[]> {
  const where = { invoiceId, state: { in: LIVE_ATTEMPTS } }
  return (await tx.paymentAttempts.list({ where, limit: MOST })).items
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
