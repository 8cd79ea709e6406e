import { useSyncExternalStore } from 'react'

/** What this browser keeps of announcements: which stood in the bell's open list, and which were closed. */
type Kept = 'seen' | 'dismissed'

const KEYS: Record<Kept, string> = {
  seen: 'announcements-seen',
  dismissed: 'announcements-dismissed',
}
/** Far more than are ever shown at a time; older ones are forgotten. */
const MOST = 200

const listeners = new Set<() => void>()
/** Where the browser keeps nothing, marks last until the page is left. */
const unkept: Record<Kept, string> = { seen: '[]', dismissed: '[]' }

/** The marks, kept in step with other tabs. */
export function useMarks(kept: Kept): ReadonlySet<string> {
  // Compared as text: a set made anew would never be the same.
  const text = useSyncExternalStore(
    subscribe,
    () => read(kept),
    () => '[]',
  )
  return new Set(parseMarks(text))
}

export function addMarks(kept: Kept, marks: readonly string[]): void {
  const known = parseMarks(read(kept))
  const added = marks.filter((mark) => !known.includes(mark))
  if (added.length === 0) return
  const text = JSON.stringify([...known, ...added].slice(-MOST))
  unkept[kept] = text
  try {
    localStorage.setItem(KEYS[kept], text)
  } catch {
    // See `unkept`.
  }
  for (const listener of listeners) listener()
}

function read(kept: Kept): string {
  try {
    return localStorage.getItem(KEYS[kept]) ?? unkept[kept]
  } catch {
    return unkept[kept]
  }
}

/** Whatever else stands there counts as nothing. */
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
