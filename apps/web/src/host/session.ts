import { useSyncExternalStore } from 'react'
import type { Account } from './host.ts'
import { openHost } from './open-host.ts'

/** `opening` until the shop has answered; then the account, or null for a visitor. */
export type Session =
  | { readonly state: 'opening' }
  | { readonly state: 'known'; readonly account: Account | null }

const OPENING: Session = { state: 'opening' }
let session: Session = OPENING
let watching = false
const listeners = new Set<() => void>()

/** Asks the shop who is signed in and tells every screen. Call it after login, logout and own changes. */
export async function refreshSession(): Promise<Account | null> {
  const host = await openHost()
  const account = await host.api.accounts.me()
  if (session.state === 'opening' || !isSame(session.account, account)) {
    session = { state: 'known', account }
    for (const listener of listeners) listener()
  }
  return account
}

/** Opens the shop and keeps the session in step with it from then on. */
export async function startSession(): Promise<void> {
  const host = await openHost()
  if (!watching) host.watch(() => void refreshSession())
  watching = true
  await refreshSession()
}

export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => OPENING,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const isSame = (a: Account | null, b: Account | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b)
