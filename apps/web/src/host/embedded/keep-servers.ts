import type { Backend } from '@hostfront/backend/call/context'
import { nextDue } from '@hostfront/backend/due-instances'
import { loadPart } from '../load-part.ts'

/** After a change, ms: several that follow each other are one. */
const TOGETHER = 250
/** Looked at again at the latest, ms, and at the earliest. */
const LONGEST = 60_000
const SHORTEST = 250
/** When it could not be done now, ms. */
const SOON = 1000

/**
 * Leads servers on as they are due: soon after the page has opened, when something of them has changed in any tab, and when
 * the next look is due. The code for it is loaded when it is needed first: few shops in a browser have a panel.
 */
export function keepServers(backend: Backend, isReady: () => boolean): void {
  let timer: ReturnType<typeof setTimeout> | null = null
  let isRunning = false

  function plan(milliseconds: number): void {
    if (timer) clearTimeout(timer)
    timer = setTimeout(() => void run(), milliseconds)
  }

  async function run(): Promise<void> {
    // The storage may be about to open.
    if (isRunning || !isReady()) return plan(SOON)
    isRunning = true
    try {
      if ((await nextDue(backend, backend.now())) !== null) await reconcile()
      const next = await nextDue(backend, new Date(Date.now() + LONGEST).toISOString())
      plan(next === null ? LONGEST : Math.max(SHORTEST, Date.parse(next) - Date.now()))
    } catch {
      // Storage that keeps nothing is said on every page; what is left undone has the next turn.
      plan(LONGEST)
    } finally {
      isRunning = false
    }
  }

  async function reconcile(): Promise<void> {
    const { reconcileDue } = await loadPart(() => import('@hostfront/backend/reconcile-due'))
    const { failures } = await reconcileDue(backend)
    for (const { id, fault } of failures) {
      console.error(`Server ${id} could not be looked at.`, fault)
    }
  }

  backend.store.watch((changed) => {
    if (changed.includes('instances') && !isRunning) plan(TOGETHER)
  })
  if ('requestIdleCallback' in window) requestIdleCallback(() => plan(TOGETHER))
  else plan(1000)
}
