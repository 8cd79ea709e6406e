import { useSyncExternalStore } from 'react'
import type { Account } from './host.ts'
import { openHost } from './open-host.ts'
import type { Question } from './question.ts'

/** `opening` until the shop has answered; then the account, or null for a visitor. `failed`: it could not be asked. */
export type Session =
  | { readonly state: 'opening' }
  | { readonly state: 'failed' }
  | { readonly state: 'known'; readonly account: Account | null }

const OPENING: Session = { state: 'opening' }
let session: Session = OPENING
let question: Question<Account | null> | undefined
/** How many times the session is being exchanged right now. */
let renewals = 0
let watching = false
const listeners = new Set<(session: Session) => void>()

/** Asks the shop who is signed in and notifies every screen. Call it after login, logout and own changes. */
export async function refreshSession(): Promise<Account | null> {
  const host = await openHost()
  question ??= host.question(
    (api) => api.accounts.me(),
    (account) => show({ state: 'known', account }),
  )
  const asking = question.ask()
  if (renewals > 0) question.outdate()
  const account = await asking
  // The same answer as before a failure is not reported anew, and yet it is known again.
  if (session.state === 'failed' && renewals === 0) show({ state: 'known', account })
  return account
}

/**
 * Does what exchanges this browser's session for a new one. In between the old one has ended and the new one has
 * not come: what the shop says then would send a signed-in person to the login.
 */
export async function renewSession(work: () => Promise<unknown>): Promise<void> {
  renewals += 1
  // What was asked until now, or is asked meanwhile, is out of date whenever it is answered.
  question?.outdate()
  try {
    await work()
  } finally {
    renewals -= 1
    await refreshSession().catch(() => undefined)
  }
}

/** Opens the shop and keeps the session in step with it from then on. */
export async function startSession(): Promise<void> {
  try {
    const host = await openHost()
    // What cannot be asked now is asked again at the next change.
    if (!watching) {
      host.watch((isAffected) => {
        if (question?.mayDiffer(isAffected)) refreshSession().catch(() => undefined)
      })
    }
    watching = true
    await refreshSession()
  } catch (fault) {
    if (session.state === 'opening') show({ state: 'failed' })
    throw fault
  }
}

export function useSession(): Session {
  return useSyncExternalStore(
    watchSession,
    () => session,
    () => OPENING,
  )
}

/** The account that is signed in; null for a visitor, and until it is known. */
export function useAccount(): Account | null {
  const known = useSession()
  return known.state === 'known' ? known.account : null
}

function show(next: Session): void {
  session = next
  for (const listener of listeners) listener(session)
}

/** Reports every change from now on, until what it answers with is called. */
export function watchSession(listener: (session: Session) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
