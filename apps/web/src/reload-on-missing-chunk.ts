import { isLoadingAhead } from './ui/load-ahead.ts'

const KEY = 'reloaded-for'
const PAUSE_MS = 60_000

/**
 * After a release, an open page asks for files that are gone. Loading the target anew fetches the new
 * page; once a minute for one target at most, so that a file that is truly missing cannot loop.
 */
export function reloadOnMissingChunk(
  findTarget: () => { pathname: string; search: string; hash: string },
): void {
  addEventListener('vite:preloadError', (event) => {
    // Without a network nothing is gone but what stands on the page; and nobody has asked for what is loaded ahead.
    if (!navigator.onLine || isLoadingAhead()) return
    const { pathname, search, hash } = findTarget()
    const target = `${pathname}${search}${hash}`
    if (wasJustReloaded(target)) return
    event.preventDefault()
    location.assign(target)
  })
}

function wasJustReloaded(target: string): boolean {
  try {
    const [last, at] = JSON.parse(sessionStorage.getItem(KEY) ?? '["",0]') as [string, number]
    const isRecent = last === target && Date.now() - at < PAUSE_MS
    if (!isRecent) sessionStorage.setItem(KEY, JSON.stringify([target, Date.now()]))
    return isRecent
  } catch {
    // Without session storage there is no telling, and a loop would be worse than the fault screen.
    return true
  }
}
