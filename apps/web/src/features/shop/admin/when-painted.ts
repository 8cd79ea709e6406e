/** Resolves once the browser has shown what is drawn now: long work that follows may then keep the page waiting. */
export const whenPainted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
