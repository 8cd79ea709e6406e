import { setTimeout as pause } from 'node:timers/promises'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import {
  ADMIN_LINE,
  type Driven,
  fieldAt,
  PATIENCE_MS,
  pressableAt,
  type Tab,
  textAt,
} from './driven.ts'
import { firefoxPath } from './places.mjs'

export interface Firefox extends Driven {
  readonly browser: Browser
  /** What pages have complained of so far. */
  readonly complaints: string[]
  /** As by a power cut. */
  kill(): Promise<void>
}

/** Firefox writes local storage down five seconds after a change; the shop itself, in IndexedDB, at once. */
const LOCAL_STORAGE_MS = 6000

/** Firefox over WebDriver BiDi, with a profile that may be used again. */
export async function openFirefox(base: string, profile: string): Promise<Firefox> {
  const executablePath = firefoxPath()
  if (!executablePath) throw new Error('There is no Firefox')
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    userDataDir: profile,
    defaultViewport: { width: 1280, height: 900 },
    timeout: PATIENCE_MS,
  })
  const complaints: string[] = []
  return {
    browser,
    complaints,
    async newTab() {
      const page = await browser.newPage()
      listen(page, complaints)
      return tabOf(page, base)
    },
    keepLocalStorage: () => pause(LOCAL_STORAGE_MS),
    close: () => browser.close(),
    async kill() {
      const child = browser.process()
      child?.kill('SIGKILL')
      // Its content processes end with it.
      await pause(1000)
    },
  }
}

// Firefox itself says these of what a page was still loading when it was left: a font, and a file that came through the
// service worker. A worker that fails at its work is called otherwise ("rejected", "returned an error").
const LEFT_WITH_ITS_PAGE = [
  /downloadable font/,
  /^Error: Failed to load .+ A ServiceWorker intercepted the request and encountered an unexpected error\.$/,
]

/** Adds to `complaints` what the page says of its own faults. */
export function listen(page: Page, complaints: string[]): void {
  const hear = (text: string) => {
    if (!LEFT_WITH_ITS_PAGE.some((known) => known.test(text))) complaints.push(text)
  }
  page.on('console', (message) => {
    if (message.type() === 'error') hear(message.text())
  })
  // A new Firefox tells of a font that is left behind here.
  page.on('pageerror', (error) => hear(String(error)))
}

function tabOf(page: Page, base: string): Tab {
  page.setDefaultTimeout(PATIENCE_MS)
  const administrator = new Promise<{ email: string; password: string }>((resolve) => {
    page.on('console', (message) => {
      const [, email, password] = ADMIN_LINE.exec(message.text()) ?? []
      if (email && password) resolve({ email, password })
    })
  })
  const at = (path: string) => page.locator(`::-p-xpath(${path})`)
  return {
    async open(path) {
      await page.goto(base + path, { waitUntil: 'domcontentloaded' })
      await page.waitForSelector('html[data-hydrated]')
    },
    fill: (label, text) => at(fieldAt(label)).fill(text),
    choose: (label, value) => at(fieldAt(label)).fill(value),
    press: (name) => at(pressableAt(name)).click(),
    meet: async (name) => void (await at(pressableAt(name)).wait()),
    async see(text) {
      try {
        await at(textAt(text)).wait()
      } catch (cause) {
        const shown = await page.evaluate(() => `${location.href}\n${document.body.innerText}`)
        throw new Error(`Nowhere "${text}", but:\n${shown}`, { cause })
      }
    },
    arriveAt: async (path) =>
      void (await page.waitForFunction((expected) => location.pathname === expected, {}, path)),
    administrator: () => administrator,
  }
}
