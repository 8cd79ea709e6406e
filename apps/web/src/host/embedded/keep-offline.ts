/** After the shop has opened, in ms: whatever the page itself still loads goes first. */
const PAUSE_MS = 3000
/** Where visitors are whom the gate has not let in. */
const TURNED_AWAY = /^\/(bot-detected|verification-failed)\b/

/** Lets the browser keep the whole shop, so that it opens without a network from now on (worker/offline.ts). */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  setTimeout(() => {
    const isHeld = 'gate' in document.documentElement.dataset || TURNED_AWAY.test(location.pathname)
    if (isHeld) keepOffline()
    // Private windows and full storage refuse: then it needs a network, as before.
    else void navigator.serviceWorker.register('/worker.js').catch(() => undefined)
  }, PAUSE_MS)
}
