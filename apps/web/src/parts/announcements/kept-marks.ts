import { useSyncExternalStore } from 'react'
import { useSession } from '../../host/session.ts'

/** What this browser keeps of announcements: which were in the bell's open list, and which were closed. */
type Kept = 'seen' | 'dismissed'

/** By whom, where they are signed in: what one has closed, another who uses the browser has not read. */
type Reader = string | null

const keyOf = (kept: Kept, reader: Reader): string =>
  reader === null ? `announcements-${kept}` : `announcements-${kept}:${reader}`

/** Far more than are ever shown at a time; older ones are forgotten. */
const MOST = 200

const listeners = new Set<() => void>()
/** Where the browser keeps nothing, marks last until the page is left. By their keys. */
const unkept = new Map<string, string>()

/** The reader's marks, kept in step with other tabs, and how they are added to. */
export function useMarks(kept: Kept) {
  const session = useSession()
  const reader = session.state === 'known' ? (session.account?.id ?? null) : null
  const own = useKept(keyOf(kept, reader))
  // What was closed before signing in is closed.
  const asVisitor = useKept(keyOf(kept, null))
  return {
    marks: new Set([...own, ...asVisitor]) as ReadonlySet<string>,
    add: (marks: readonly string[]) => addMarks(keyOf(kept, reader), marks),
  }
}

function useKept(key: string): readonly string[] {
  // Compared as text: a list made anew would never be the same.
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => '[]',
  )
  return parseMarks(text)
}

function addMarks(key: string, marks: readonly string[]): void {
  const known = parseMarks(read(key))
  const added = marks.filter((mark) => !known.includes(mark))
  if (added.length === 0) return
  const text = JSON.stringify([...known, ...added].slice(-MOST))
  unkept.set(key, text)
  try {
    localStorage.setItem(key, text)
  } catch {
    // See `unkept`.
  }
  for (const listener of listeners) listener()
}

function read(key: string): string {
  const kept = unkept.get(key) ?? '[]'
  try {
    return localStorage.getItem(key) ?? kept
  } catch {
    return kept
  }
}

/** Anything else counts as nothing. */
export function parseMarks(text: string): readonly string[] {
  try {
    const marks: unknown = JSON.parse(text)
    return Array.isArray(marks) ? marks.filter((mark) => typeof mark === 'string') : []
  } catch {
    return []
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
