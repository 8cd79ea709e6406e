/**
 * Sends choices one after the other, of several that follow each other as arrow keys make them the last alone: two at once could
 * arrive the other way round. `onFailed` hears of the one that is chosen, not of one that another has followed.
 */
export function lastOfRow<Choice>(
  send: (choice: Choice) => Promise<void>,
  onFailed: (error: unknown) => void,
): (choice: Choice) => Promise<void> {
  let turn = 0
  let sending = Promise.resolve()
  return (choice) => {
    turn += 1
    const own = turn
    sending = sending.then(async () => {
      if (own !== turn) return
      try {
        await send(choice)
      } catch (error) {
        if (own === turn) onFailed(error)
      }
    })
    return sending
  }
}
