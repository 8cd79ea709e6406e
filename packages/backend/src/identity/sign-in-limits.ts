/**
 * How often somebody may try to get into an account. Nobody can lock its owner out: strangers are stopped by their own
 * address, and never where the browser is known or a session is open (decision 23).
 */
import type { User } from '@hostfront/domain/accounts/user'
import type { AccountFrom, Call, SignedInCall } from '../call/context.ts'
import { countAttempt } from '../call/limit-attempts.ts'
import { refused } from '../call/refused.ts'
import { type KnownBrowser, knownBrowser } from './known-browser.ts'

type Owner = Pick<User, 'id' | 'email'>

const from = ({ client }: Call, account: string): AccountFrom => ({
  account,
  address: client.address ?? '',
})

/**
 * A browser that is known, whose count no stranger can reach. It stands under the account, so that staff lift it with all
 * else that was tried there.
 */
export const fromBrowser = (account: string, { id }: KnownBrowser): AccountFrom => ({
  account,
  address: id,
})

/** Counts a try before any work is done for it, alike whether there is such an account or not. */
export async function countSignIn(call: Call, email: string): Promise<void> {
  if (!call.limits) return
  const browser = knownBrowser(call, email)
  if (browser) return countAttempt(call, { 'login-browser': fromBrowser(email, browser) })
  const pair = from(call, email)
  await countAttempt(call, { 'login-address': call.client.address, 'login-pair': pair })
  const isGuessedAt = (await call.limits.take('login-account', email)) > 0
  if (isGuessedAt) await countAttempt(call, { 'login-wary-pair': pair })
  if ((await call.limits.take('login-total', email)) > 0) throw refused('SIGN_IN_GUARDED')
}

/** Counts a code of the second factor. Only who knows the password comes here; a link that was mailed makes no browser known. */
export async function countCode(call: Call, { id, email }: Owner): Promise<void> {
  const browser = knownBrowser(call, email)
  if (browser?.by === 'signed-in') {
    return countAttempt(call, { 'second-factor-browser': fromBrowser(id, browser) })
  }
  await countAttempt(call, { 'second-factor-pair': from(call, id), 'second-factor-account': id })
}

/** It was the owner, so what this caller has tried is forgotten; what strangers have is not. */
export async function forgetTries(
  call: Call,
  { id, email }: Owner,
  hadCode: boolean,
): Promise<void> {
  const { limits } = call
  if (!limits) return
  const browser = knownBrowser(call, email)
  if (browser) await limits.forget('login-browser', fromBrowser(email, browser))
  else {
    const pair = from(call, email)
    await limits.forget('login-pair', pair)
    await limits.forget('login-wary-pair', pair)
    await limits.giveBack('login-account', email)
    await limits.giveBack('login-total', email)
  }
  if (!hadCode) return
  if (browser?.by === 'signed-in') {
    await limits.forget('second-factor-browser', fromBrowser(id, browser))
  }
  await limits.forget('second-factor-pair', from(call, id))
  await limits.forget('second-factor-account', id)
}

/** What tries within a session are counted by: a session of the caller's own, which no stranger has, under the account. */
export const sessionKey = (call: SignedInCall): AccountFrom => ({
  account: call.actor.id,
  address: sessionId(call),
})

/** Of the session that the caller has open; where a program calls by a key it names none. */
export const sessionId = ({ actor }: SignedInCall): string => actor.session?.id ?? actor.id
