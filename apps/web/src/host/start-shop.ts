import { nextTurn } from '../ui/next-turn.ts'
import type { Host } from './host.ts'
import { startLiveValues } from './live-value.ts'
import { openHost } from './open-host.ts'
import { startSession } from './session.ts'

let settle: (host: Promise<Host>) => void
const started = new Promise<Host>((resolve) => {
  settle = resolve
})

/** Opens the shop at once: for a page that has nothing to show without it. */
export function startShop(): void {
  settle(openHost())
  askForAll().catch((fault: unknown) => {
    // Seed: a start that fails is logged and the page goes on.
    console.error('The shop could not be opened.', fault)
  })
}

/** Who is there and what is on show, one after the other: each answer draws something. */
async function askForAll(): Promise<void> {
  const session = startSession()
  await Promise.all([session, nextTurn().then(startLiveValues)])
}

/** Opens the shop once the page has painted and the browser has nothing better to do. */
export function startShopWhenIdle(): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(startShop, { timeout: 1500 })
  else setTimeout(startShop, 200)
}

/** The shop, for those who can wait until it is started and must not start it themselves. */
export const shopStarted = (): Promise<Host> => started
