declare global {
  interface Window {
    /** The button that was pressed before the app had come; kept by the script in the page's head. */
    earlyPress?: HTMLElement | undefined
  }
}

/** The page answers from now on, beginning with what was pressed before it could. */
export function comeAlive(): void {
  document.documentElement.dataset.hydrated = ''
  const { earlyPress } = window
  window.earlyPress = undefined
  if (earlyPress?.isConnected) earlyPress.click()
}
