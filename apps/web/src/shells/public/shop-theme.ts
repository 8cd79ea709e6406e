import { useLayoutEffect } from 'react'
import { OPENING_SETTINGS } from '#opening-settings'
import type { PageSettings } from '../../host/settings.ts'

/** What the head script must know of the settings before the shop has opened; see prerender/before-paint.js. */
const FACE_KEY = 'hostfront-face'

/** Puts the shop's colours on the page and leaves them for the next page's first paint. */
export function useShopTheme(settings: PageSettings): void {
  const { primaryColor, secondaryColor, accentColor } = settings.theme
  const { entryGate } = settings.features
  // A replica of the version before does not answer it.
  const second = Boolean(settings.secondRate)
  useLayoutEffect(() => {
    // The defaults are what the page was made with: until the shop says otherwise, nothing is known.
    if (settings === OPENING_SETTINGS) return
    const colours = { primary: primaryColor, secondary: secondaryColor, accent: accentColor }
    for (const [name, colour] of Object.entries(colours)) {
      document.documentElement.style.setProperty(`--${name}`, colour)
    }
    document.documentElement.toggleAttribute('data-second', second)
    try {
      localStorage.setItem(FACE_KEY, JSON.stringify({ colours, entryGate, second }))
    } catch {
      // Without local storage the next page starts in the default colours and changes once open.
    }
  }, [settings, primaryColor, secondaryColor, accentColor, entryGate, second])
}
