/** Resolves after what else waits in the page, so that it hears what is pressed and draws what it can show already. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
