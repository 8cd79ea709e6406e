/** How long others may keep a turn from coming, ms. */
const LONGEST_WAIT = 50

/** Resolves after what else waits in the page, so that it hears what is pressed and draws what it can show already. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (globalThis.scheduler) {
      void scheduler.postTask(resolve, { priority: 'background' })
      setTimeout(resolve, LONGEST_WAIT)
      return
    }
    // Safari: a message is heard after input and drawing that wait; a timer would be held back.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
