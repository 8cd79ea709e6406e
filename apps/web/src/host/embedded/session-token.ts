import type { SessionToken } from '@hostfront/backend/call/context'
import * as z from 'zod/mini'

/** The seed's key for who is signed in. It holds the session alone, never a copy of the account. */
const KEY = 'currentUser'

const StoredSession = z.object({ token: z.string(), expiresAt: z.string() })

/** Where a session is kept that local storage has no room for: here it lasts as long as the page. */
let inPage: string | null = null
const listeners = new Set<() => void>()

export const sessionToken: SessionToken = {
  get() {
    const text = inPage ?? readText('sessionStorage') ?? readText('localStorage')
    if (text === null) return null
    const session = parse(text)
    if (session && session.expiresAt > new Date().toISOString()) return session.token
    // An ended session, or the copy of an account with its plain password that older shops kept here.
    forget()
    return null
  },
  set(token, expiresAt) {
    const text = JSON.stringify({ token, expiresAt })
    tellingWhere(() => {
      forget()
      if (!write('localStorage', text) && !write('sessionStorage', text)) inPage = text
    })
  },
  clear() {
    tellingWhere(forget)
  },
  canFollowAnswer: true,
}

/** Whether somebody is signed in for this tab alone, because local storage has no room. */
export const isSessionInTab = (): boolean => inPage !== null || readText('sessionStorage') !== null

/** Called when that begins or ends. Returns the way to stop. */
export function watchSessionInTab(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** Another tab logs in or out: the token changes after the commit that says so. Returns the way to stop. */
export function watchSessionToken(onChange: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    // Null: all of local storage was cleared.
    if (key === KEY || key === null) onChange()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

type Place = 'localStorage' | 'sessionStorage'

function tellingWhere(change: () => void): void {
  const was = isSessionInTab()
  change()
  if (isSessionInTab() !== was) for (const listener of listeners) listener()
}

function forget(): void {
  inPage = null
  for (const place of ['localStorage', 'sessionStorage'] as const) {
    try {
      globalThis[place].removeItem(KEY)
    } catch {
      // Blocked storage holds nothing.
    }
  }
}

/** False when there is no room, or the storage is blocked. */
function write(place: Place, text: string): boolean {
  try {
    globalThis[place].setItem(KEY, text)
    return true
  } catch {
    return false
  }
}

function readText(place: Place): string | null {
  try {
    return globalThis[place].getItem(KEY)
  } catch {
    // Blocked storage: nobody is signed in.
    return null
  }
}

function parse(text: string): z.infer<typeof StoredSession> | null {
  try {
    return StoredSession.parse(JSON.parse(text))
  } catch {
    return null
  }
}
