import { isLoadingAhead } from '../ui/load-ahead.ts'
import { isAway, untilBack } from './connection.ts'

declare global {
  interface Window {
    /** When somebody last began to leave the page, by its own clock; set by the script in the page's head. */
    leftAt?: number | undefined
  }
}

const KEY = 'reloaded-for'
const PAUSE_MS = 60_000
/** How long a page that is about to be left is taken to be on its way: it may also have begun a download and stay. */
const LEAVING_MS = 30_000

let findTarget = (): { pathname: string; search: string; hash: string } => location
let isReloading = false

/** `target` is where somebody goes: what is loaded anew after a release. */
export function watchParts(target: typeof findTarget): void {
  findTarget = target
  // The browser's way back may bring the same page again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.leftAt = undefined
  })
  // Of every part, also those that nobody waits for here.
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine && !isLoadingAhead()) void reloadOnce()
  })
}

/**
 * Loads a part of the app, and is patient: without a connection it says so, keeps the page and tries again once there is
 * one. What then still cannot be had is gone since a release, and the page is loaded anew. Throws when that has not helped.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  let hasFailed = false
  for (;;) {
    try {
      return await load()
    } catch (fault) {
      // Firefox gives up what a page still loads when it is left, which the page may hear of a moment later: it must not be
      // called back, nor complain.
      const wasAway = await isAway()
      if (isLeaving()) await aSecond()
      else if (wasAway) await untilBack()
      // The connection may have come back since: the user keeps the page for one more try.
      else if (!hasFailed) hasFailed = true
      // Chromium asks again for what has failed, Firefox only in a new page.
      else if (!(await reloadOnce()) && !isLeaving()) throw fault
    }
  }
}

/** False when that was done just before, or the page is not to be touched; else the page goes, and nothing comes back. */
async function reloadOnce(): Promise<boolean> {
  if (isLeaving() || (await isAway())) return false
  const { pathname, search, hash } = findTarget()
  const target = `${pathname}${search}${hash}`
  if (!isReloading && wasJustReloaded(target)) return false
  if (!isReloading) location.assign(target)
  isReloading = true
  return new Promise(() => {})
}

/** Whether what just failed did so because the page is being left, of which it may hear a moment later. */
export async function isBeingLeft(): Promise<boolean> {
  await aSecond()
  return isLeaving()
}

const aSecond = () => new Promise((resolve) => setTimeout(resolve, 1000))

const isLeaving = (): boolean =>
  window.leftAt !== undefined && performance.now() - window.leftAt < LEAVING_MS

/** Once a minute for one target at most, so that a file that is truly missing cannot loop. */
function wasJustReloaded(target: string): boolean {
  try {
    const [last, at] = JSON.parse(sessionStorage.getItem(KEY) ?? '["",0]') as [string, number]
    const isRecent = last === target && Date.now() - at < PAUSE_MS
    if (!isRecent) sessionStorage.setItem(KEY, JSON.stringify([target, Date.now()]))
    return isRecent
  } catch {
    // Without session storage nobody knows, and a loop would be worse than the fault screen.
    return true
  }
}
