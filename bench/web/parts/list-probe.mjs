import { watchTable } from './painted.mjs'

/** Longer than keys that belong to one burst, ms. */
const APART = 400
const LOAD_LIMIT = 60_000
const KEY_LIMIT = 3000

/** A page with the list of users, and the times at which it has painted what it was asked for. */
export class ListProbe {
  constructor(page, session, origin, slowdown) {
    Object.assign(this, { page, session, origin, slowdown })
  }

  static async open(context, origin, slowdown) {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    return new ListProbe(page, session, origin, slowdown)
  }

  /** Ms from the start of the navigation. */
  async load(path) {
    await this.#slowDown(this.slowdown)
    const watch = `(${watchTable})(${JSON.stringify({ needle: '', limit: LOAD_LIMIT })})`
    await this.session.send('Page.enable')
    const { identifier } = await this.session.send('Page.addScriptToEvaluateOnNewDocument', {
      source: watch,
    })
    await this.page.goto(this.origin + path)
    await this.session.send('Page.removeScriptToEvaluateOnNewDocument', { identifier })
    const painted = await this.page.evaluate(() => window.painted)
    await this.#rest()
    return painted
  }

  /** Ms from the key to the rows that have `needle`; null when they are those on show already. */
  async press(key, needle) {
    await this.page.getByRole('searchbox', { name: 'Search users' }).focus()
    return this.#painted(needle, KEY_LIMIT, () => this.page.keyboard.press(key))
  }

  /** Ms from the last letter of a word that is typed quickly. */
  async type(word) {
    await this.page.getByRole('searchbox', { name: 'Search users' }).focus()
    return this.#painted(word, KEY_LIMIT, () => this.page.keyboard.type(word, { delay: 30 }))
  }

  async clear() {
    await this.page.getByRole('searchbox', { name: 'Search users' }).fill('')
    await this.page.waitForTimeout(APART)
  }

  /** To another screen, loaded anew: nothing of the list is in the page's memory. */
  async leave(path) {
    await this.#slowDown(1)
    await this.page.goto(this.origin + path)
    await this.#rest()
    await this.#slowDown(this.slowdown)
  }

  /** Ms from the press of a link in the navigation. */
  async follow(name) {
    const link = this.page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name })
    return this.#painted('', LOAD_LIMIT, () => link.click())
  }

  /** What the list keeps in the page. */
  async facts() {
    await this.session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await this.session.send('Runtime.getHeapUsage')
    const { nodes } = await this.session.send('Memory.getDOMCounters')
    return {
      'rows in the document': await this.page.locator('tbody tr').count(),
      'nodes in the document': nodes,
      'memory of script, MB': Math.round(usedSize / 100_000) / 10,
    }
  }

  async #painted(needle, limit, act) {
    await this.page.evaluate(watchTable, { needle, limit })
    const before = await this.#busyTime()
    await act()
    const [first, whole] = await this.page.evaluate(async () => {
      const { first, whole } = await window.painted
      return [first, whole].map((at) => at && at - window.pressedAt)
    })
    const busy = (await this.#busyTime()) - before
    await this.page.waitForTimeout(APART)
    return first === null ? null : { first, whole, busy }
  }

  /** Processor time of the page's thread so far, ms: what others of the machine take is not in it. */
  async #busyTime() {
    const { metrics } = await this.session.send('Performance.getMetrics')
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value
  }

  async #slowDown(rate) {
    await this.session.send('Emulation.setCPUThrottlingRate', { rate })
  }

  /** What is put off until the browser is idle is done before anything is measured. */
  async #rest() {
    // Slowed down, a browser sometimes never calls the network idle; what is measured does not depend on it.
    await this.page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)
    await this.page.waitForTimeout(1500)
  }
}
