/**
 * Loads what somebody is about to ask for. When it cannot be had nothing happens: whoever asks for it then learns that,
 * and until then the page must not be loaded anew under somebody's hands (reload-on-missing-chunk.ts).
 */
export async function loadAhead<Loaded>(load: () => Promise<Loaded>): Promise<Loaded | null> {
  const keepPage = (event: Event) => event.stopImmediatePropagation()
  addEventListener('vite:preloadError', keepPage, { capture: true })
  try {
    return await load()
  } catch {
    return null
  } finally {
    removeEventListener('vite:preloadError', keepPage, { capture: true })
  }
}
