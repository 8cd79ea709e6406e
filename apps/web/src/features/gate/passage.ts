import { openHost } from '../../host/open-host.ts'

const KEY = 'gate-passed'
/** Long enough to be read, short enough not to be waited for. */
const SHORTEST_MS = 600
const LONGEST_MS = 4000

/** Whether this browser session has been let in before. A browser that keeps nothing is not asked every time. */
export function hasPassed(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return true
  }
}

export function rememberPassage(): void {
  try {
    sessionStorage.setItem(KEY, '1')
  } catch {
    // See hasPassed.
  }
}

/** Whether the shop, when last seen here, had its gate shut off; the head script reads the same (prerender/before-paint.js). */
export function isKnownToBeOff(): boolean {
  try {
    return JSON.parse(localStorage.getItem('hostfront-face') ?? '{}').entryGate === false
  } catch {
    return false
  }
}

/** The gate asks anew. */
export function forgetPassage(): void {
  try {
    sessionStorage.removeItem(KEY)
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
