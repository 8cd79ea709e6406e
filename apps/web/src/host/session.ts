import { useSyncExternalStore } from 'react'
import type { Account } from './host.ts'
import { openHost } from './open-host.ts'

/** `opening` until the shop has answered; then the account, or null for a visitor. `failed`: it could not be asked. */
export type Session =
  | { readonly state: 'opening' }
  | { readonly state: 'failed' }
  | { readonly state: 'known'; readonly account: Account | null }

const OPENING: Session = { state: 'opening' }
let session: Session = OPENING
/** Questions are numbered: an answer that comes after that of a later question is out of date. */
let lastAsked = 0
let lastHeard = 0
/** How many times the session is being exchanged right now. */
let renewals = 0
let watching = false
const listeners = new Set<(session: Session) => void>()

/** Asks the shop who is signed in and tells every screen. Call it after login, logout and own changes. */
export async function refreshSession(): Promise<Account | null> {
  const host = await openHost()
  lastAsked += 1
  const turn = lastAsked
  const account = await host.api.accounts.me()
  if (turn < lastHeard || renewals > 0) return account
  lastHeard = turn
  if (session.state !== 'known' || !isSame(session.account, account)) {
    show({ state: 'known', account })
  }
  return account
}

/**
 * Does what exchanges this browser's session for a new one. In between the old one has ended and the new one has
 * not come: what the shop says then would send a signed-in person to the login.
 */
export async function renewSession(work: () => Promise<unknown>): Promise<void> {
  renewals += 1
  try {
    await work()
  } finally {
    renewals -= 1
    // What was asked until now is out of date, whenever it is answered.
    lastHeard = lastAsked + 1
    await refreshSession().catch(() => undefined)
  }
}

/** Opens the shop and keeps the session in step with it from then on. */
export async function startSession(): Promise<void> {
  try {
    const host = await openHost()
    // What cannot be asked now is asked again at the next change.
    if (!watching) host.watch(() => void refreshSession().catch(() => undefined))
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

function show(next: Session): void {
  session = next
  for (const listener of listeners) listener(session)
}

/** Tells of every change from now on, until what it answers with is called. */
export function watchSession(listener: (session: Session) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const isSame = (a: Account | null, b: Account | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b)
