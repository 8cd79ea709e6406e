import type { SessionToken } from '@hostfront/backend/context'
import * as z from 'zod/mini'

/** The seed's key for who is signed in. It holds the session alone, never a copy of the account. */
const KEY = 'currentUser'

const StoredSession = z.object({ token: z.string(), expiresAt: z.string() })

export const sessionToken: SessionToken = {
  get() {
    const text = readText()
    if (text === null) return null
    const session = parse(text)
    if (session && session.expiresAt > new Date().toISOString()) return session.token
    // An ended session, or the copy of an account with its plain password that older shops kept here.
    localStorage.removeItem(KEY)
    return null
  },
  set(token, expiresAt) {
    localStorage.setItem(KEY, JSON.stringify({ token, expiresAt }))
  },
  clear() {
    localStorage.removeItem(KEY)
  },
  canFollowAnswer: true,
}

/** Another tab logs in or out: the token changes after the commit that tells of it. Returns the way to stop. */
export function watchSessionToken(onChange: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    // Null: all of local storage was cleared.
    if (key === KEY || key === null) onChange()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

function readText(): string | null {
  try {
    return localStorage.getItem(KEY)
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
