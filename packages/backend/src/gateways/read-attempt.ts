import type { OwnAttempt } from '@hostfront/contract/own-attempt'
import { isOwner } from '@hostfront/domain/accounts/actor'
import type { PaymentAttempt } from '@hostfront/domain/gateways/attempt'
import { isLiveAttempt } from '@hostfront/domain/gateways/attempt-lifecycle'
import type { SignedInCall } from '../call/context.ts'
import { countAttempt } from '../call/limit-attempts.ts'
import { refused } from '../call/refused.ts'
import { asOwn } from './last-attempt.ts'
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
