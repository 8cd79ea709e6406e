import type { Backend } from '@hostfront/backend/call/context'
import { StoreError } from '@hostfront/store/port'
import { isBeingLeft, loadPart } from '../load-part.ts'

/** How often renewals, suspensions and the like are looked after while the page is seen, in ms. */
const EVERY = 5 * 60_000

/**
 * Does what time brings (renewal invoices, suspensions and so on): first when the browser has nothing better to do,
 * then every few minutes while the page is visible. Several tabs may all do it, it comes to the same.
 * The code for it is loaded when it is needed first. What fails is logged; the page goes on.
 */
export function keepLifecycle(backend: Backend, isReady: () => boolean): void {
  let isRunning = false
  let lastRun = Number.NEGATIVE_INFINITY

  async function runWhenDue(): Promise<void> {
    const isSeen = document.visibilityState === 'visible'
    if (isRunning || !isSeen || !isReady() || performance.now() - lastRun < EVERY) return
    isRunning = true
    lastRun = performance.now()
    try {
      const [{ runInTime }, { BROWSER_HABITS }] = await loadPart(() =>
        Promise.all([
          import('@hostfront/backend/run-in-time'),
          import('@hostfront/domain/services/clock'),
        ]),
      )
      const done = await runInTime(backend, BROWSER_HABITS)
      // Administrators are shown what it waits for.
      if ('waitsFor' in done) return
      for (const { collection, id, fault } of done.failures) {
        console.error(`What is due for ${id ?? 'old rows'} in ${collection} failed.`, fault)
      }
    } catch (fault) {
      // The notice on every page reports storage that keeps nothing; what a page leaves undone the next one does.
      if (isOfStorage(fault) || (await isBeingLeft())) return
      console.error('What is due could not be done.', fault)
    } finally {
      isRunning = false
    }
  }

  const run = () => void runWhenDue()
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else setTimeout(run, 1000)
  document.addEventListener('visibilitychange', run)
  // A little more often than it is due, so that a run that came late does not wait for another whole turn.
  setInterval(run, EVERY / 5)
}

const isOfStorage = (fault: unknown): boolean =>
  fault instanceof StoreError && (fault.kind === 'quota' || fault.kind === 'unavailable')
