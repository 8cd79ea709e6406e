import { DEFAULT_SETTINGS } from '@hostfront/domain/settings/default-settings'
import { useLayoutEffect } from 'react'
import type { PublicSettings } from '../../host/settings.ts'

/** What the head script must know of the settings before the shop has opened; see prerender/before-paint.js. */
const FACE_KEY = 'hostfront-face'

/** Puts the shop's accent on the page and leaves it for the next page's first paint. */
export function useShopTheme(settings: PublicSettings): void {
  const { accentColor } = settings.theme
  const { entryGate } = settings.features
  useLayoutEffect(() => {
    // The defaults are what the page was made with: until the shop says otherwise, nothing is known.
    if (settings === DEFAULT_SETTINGS) return
    document.documentElement.style.setProperty('--accent', accentColor)
    try {
      localStorage.setItem(FACE_KEY, JSON.stringify({ accentColor, entryGate }))
    } catch {
      // Without local storage the next page starts in the default accent and changes once open.
    }
  }, [settings, accentColor, entryGate])
}
