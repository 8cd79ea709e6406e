import { useSyncExternalStore } from 'react'

/** As a person has chosen it; who has not chosen gets the dark one. `system`: whichever their machine prefers, as it changes. */
export type ThemeChoice = 'dark' | 'light' | 'system'

const listeners = new Set<() => void>()

/** What the head script (prerender/before-paint.js) has put on <html> before the first paint. */
function chosenTheme(): ThemeChoice {
  const { scheme, theme } = document.documentElement.dataset
  if (scheme === 'system') return 'system'
  return theme === 'light' ? 'light' : 'dark'
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, chosenTheme, () => 'dark' as const)
}

export function chooseTheme(choice: ThemeChoice): void {
  show(choice)
  try {
    localStorage.setItem('theme', choice)
  } catch {
    // A browser that keeps nothing still shows the theme until the page is left.
  }
  for (const listener of listeners) listener()
}

const lightPreferred = () => matchMedia('(prefers-color-scheme: light)')

function show(choice: ThemeChoice): void {
  const { dataset } = document.documentElement
  const system = lightPreferred().matches ? 'light' : 'dark'
  dataset.theme = choice === 'system' ? system : choice
  if (choice === 'system') dataset.scheme = choice
  else delete dataset.scheme
}

const follow = (): void => {
  if (chosenTheme() === 'system') show('system')
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const preference = lightPreferred()
  preference.addEventListener('change', follow)
  return () => {
    listeners.delete(listener)
    preference.removeEventListener('change', follow)
  }
}
