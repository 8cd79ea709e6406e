import { openHost } from '../../host/open-host.ts'

const KEY = 'gate-passed'
/** How long a browser is known, in all of its tabs; the head script counts the same (prerender/before-paint.js). */
const KNOWN_MS = 30 * 86_400_000
/** Long enough to be read, short enough not to be waited for. */
const SHORTEST_MS = 600
const LONGEST_MS = 4000

/** Where nothing more can be kept, a passage lasts until the page is left. */
let hasPassedHere = false

/** Whether this browser was let in within the last 30 days. One that keeps nothing is not asked every time. */
export function hasPassed(): boolean {
  try {
    return hasPassedHere || Date.now() - Number(localStorage.getItem(KEY)) < KNOWN_MS
  } catch {
    return true
  }
}

export function rememberPassage(): void {
  hasPassedHere = true
  try {
    localStorage.setItem(KEY, String(Date.now()))
  } catch {
    // See hasPassedHere.
  }
}

/** Who is signed in was let in, and is known here when they sign out. */
export function letIn(): void {
  if (!hasPassed()) rememberPassage()
}

/** Reports a passage in another tab. */
export function watchPassages(onPassed: () => void): () => void {
  const look = ({ key }: StorageEvent) => {
    if (key === KEY && hasPassed()) onPassed()
  }
  addEventListener('storage', look)
  return () => removeEventListener('storage', look)
}

/** Whether the shop, when last seen here, had its gate shut off; the head script reads the same (prerender/before-paint.js). */
export function isKnownToBeOff(): boolean {
  try {
    const face: unknown = JSON.parse(localStorage.getItem('hostfront-face') ?? '{}')
    return (
      typeof face === 'object' && face !== null && 'entryGate' in face && face.entryGate === false
    )
  } catch {
    return false
  }
}

/** The gate asks anew. */
export function forgetPassage(): void {
  hasPassedHere = false
  try {
    localStorage.removeItem(KEY)
  } catch {
    // What was never kept is forgotten.
  }
}

/** The shop's start, as far as a visitor waits for it; one that fails lets the page go on (seed, section 2). */
export async function waitForShop(): Promise<void> {
  const opened = openHost().then(
    () => undefined,
    () => undefined,
  )
  await Promise.all([wait(SHORTEST_MS), Promise.race([opened, wait(LONGEST_MS)])])
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
