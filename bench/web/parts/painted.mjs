// What runs in the page to see when the table of users is painted; sent there as text, so that it is self-contained.

/**
 * Watches from now on. `window.pressedAt` is when a key or link was pressed last, `window.painted` resolves to when the
 * table was painted: `first` with rows that are not those on show and all have `needle`, `whole` with as many as the
 * list says it shows. Milliseconds since the page began; null where that did not come within `limit`.
 */
export function watchTable({ needle, limit }) {
  for (const press of ['keydown', 'click'])
    addEventListener(press, ({ timeStamp }) => (window.pressedAt = timeStamp), true)
  const findBody = () =>
    [...document.querySelectorAll('table')].find(({ caption }) => caption?.textContent === 'Users')
      ?.tBodies[0]
  const before = findBody()?.textContent
  const isThere = () => {
    const body = findBody()
    const rows = [...(body?.rows ?? [])]
    const isAnswer = rows.every((row) => row.cells[0].textContent.toLowerCase().includes(needle))
    return rows.length > 0 && isAnswer && body.textContent !== before
  }
  const countShown = () =>
    Number(/(\d+) users shown/.exec(document.querySelector('main').textContent)?.[1])
  const isWhole = () => isThere() && findBody().rows.length === countShown()
  window.painted = new Promise((resolve) => {
    const painted = { first: null, whole: null }
    // Batches of changes that have not been looked at.
    let changes = 0
    const observer = new MutationObserver(() => {
      changes += 1
      if (changes === 1) lookAfterFrame()
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true })
    setTimeout(end, limit)

    /**
     * What is in the document when a frame begins is painted before the next message is heard. Looking comes after
     * that: it takes time, too.
     */
    function lookAfterFrame() {
      requestAnimationFrame(() => {
        const seen = changes
        const topRow = findBody()?.rows[0]
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          const at = performance.now()
          const isNews = changes > seen
          changes = 0
          if (isThere() && findBody().rows[0] === topRow) painted.first ??= at
          if (isWhole() && !isNews) painted.whole = at
          if (painted.whole !== null) return end()
          if (!isNews) return
          changes = 1
          lookAfterFrame()
        }
        port2.postMessage(null)
      })
    }

    function end() {
      observer.disconnect()
      resolve(painted)
    }
  })
}
