declare global {
  interface Window {
    /** The button that was pressed before the app had come; kept by the script in the page's head. */
    earlyClick?: HTMLElement | undefined
  }
}

/** The page answers from now on, beginning with what was pressed before it could. */
export function replayEarlyClick(): void {
  document.documentElement.dataset.hydrated = ''
  const { earlyClick } = window
  window.earlyClick = undefined
  if (earlyClick?.isConnected) earlyClick.click()
}
