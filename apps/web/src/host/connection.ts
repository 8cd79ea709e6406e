/** What a gateway answers while the shop behind it is away. */
const GATEWAY_FAILURES = [502, 503, 504]
/** Between two looks whether the connection is back, in ms. */
const EVERY = 3000
const PATIENCE_MS = 10_000
const SENTENCE = 'No connection. Trying to get it back.'

/** Whether nobody answers at this page's address; any answer of its host will do. */
export async function isAway(): Promise<boolean> {
  try {
    // No worker keeps what is asked this way.
    const { status } = await fetch('/robots.txt', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return GATEWAY_FAILURES.includes(status)
  } catch {
    return true
  }
}

let waiting: Promise<boolean> | undefined

/** Resolves when the address answers; until then the page says that it does not. False when it was never away. */
export function untilBack(): Promise<boolean> {
  waiting ??= wait().finally(() => {
    waiting = undefined
  })
  return waiting
}

async function wait(): Promise<boolean> {
  if (!(await isAway())) return false
  const banner = showBanner()
  do {
    await new Promise<unknown>((resolve) => {
      setTimeout(resolve, EVERY)
      addEventListener('online', resolve, { once: true })
    })
  } while (await isAway())
  banner.remove()
  return true
}

/** Made without the app: what draws its parts might be what could not be loaded. It takes a place of its own at the page's end, over a dialog at the top: styles/base.css. */
function showBanner(): HTMLElement {
  const banner = document.createElement('p')
  banner.setAttribute('role', 'status')
  banner.className = 'away sticky bottom-0 z-50 border-warn border-t bg-raised px-6 py-3 text-ink'
  document.body.append(banner)
  // A live region announces what changes in it, not what it came with.
  requestAnimationFrame(() => banner.append(SENTENCE))
  return banner
}
