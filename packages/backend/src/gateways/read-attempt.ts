import type { OwnAttempt } from '@hostfront/contract/gateways'
import { isOwner } from '@hostfront/domain/accounts/actor'
import type { PaymentAttempt } from '@hostfront/domain/gateways/attempt'
import { isLiveAttempt } from '@hostfront/domain/gateways/attempt-lifecycle'
import type { ReadTx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { countAttempt } from '../call/limit-attempts.ts'
import { refused } from '../call/refused.ts'
import { lookAtAttempt } from './look-at-attempt.ts'

type ById = { readonly id: string }

/** One of the caller's own, as they read it. */
export const readAttempt = async (call: SignedInCall, asked: ById): Promise<OwnAttempt> =>
  asOwn(await ownAttempt(call, asked))

/**
 * The same, once the gateway was asked what has become of it. That somebody came back from there says nothing: what pays is
 * what the gateway says.
 */
export async function lookAtOwn(call: SignedInCall, asked: ById): Promise<OwnAttempt> {
  const attempt = await ownAttempt(call, asked)
  if (!isLiveAttempt(attempt)) return asOwn(attempt)
  await countAttempt(call, { 'look-account': call.actor.id })
  await lookAtAttempt(call, attempt)
  return asOwn(await ownAttempt(call, asked))
}

async function ownAttempt(call: SignedInCall, { id }: ById): Promise<PaymentAttempt> {
  const attempt = await call.store.read((tx) => tx.paymentAttempts.get(id))
  if (!attempt || !isOwner(call.actor, attempt)) throw refused('NOT_FOUND')
  return attempt
}

/** The last that was begun for an invoice, as its customer reads it; null: none was. */
export async function lastAttempt(tx: ReadTx, invoiceId: string): Promise<OwnAttempt | null> {
  const { items } = await tx.paymentAttempts.list({ where: { invoiceId }, limit: 1 })
  return items[0] ? asOwn(items[0]) : null
}

/** What its customer reads of it: not why the gateway refused, nor what it kept. */
export const asOwn = (attempt: PaymentAttempt): OwnAttempt => {
  const { id, createdAt, gatewayId, invoiceId, number, amount, currency, state, problem, url } =
    attempt
  return { id, createdAt, gatewayId, invoiceId, number, amount, currency, state, problem, url }
}
