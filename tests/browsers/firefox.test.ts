import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaticHost, type StaticHost } from '../journeys/steps/static-host.ts'
import { PATIENCE_MS } from './driven.ts'
import { listen, openFirefox } from './firefox.ts'
import { findAgain, walkThrough } from './journey.ts'
import { firefoxPath } from './places.mjs'

/** LEAVES: how many pages are left while they load. */
const LEAVES = Number(process.env.LEAVES ?? 16)
const FROM = ['/login', '/register', '/services/samp', '/phpmyadmin']
const TO = ['/services/vps', '/about', '/contact', '/services/mta']

let host: StaticHost

beforeAll(async () => {
  host = await openStaticHost()
})

afterAll(() => host.remove())

// A profile for each try: one that a try before has used holds its shop.
const withProfile = test.extend<{ profile: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs from the pattern
  profile: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'hostfront-firefox-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
})
const inFirefox = withProfile.skipIf(!firefoxPath())

inFirefox(
  'in Firefox a shop is ordered from and kept, and outlives a kill of the browser',
  async ({ profile }) => {
    const first = await openFirefox(host.url, profile)
    try {
      await walkThrough(first)
      expect(first.complaints).toEqual([])
    } finally {
      await first.kill()
    }
    const second = await openFirefox(host.url, profile)
    try {
      const tab = await second.newTab()
      await findAgain(tab)
      expect(second.complaints).toEqual([])
    } finally {
      await second.close()
    }
  },
)

inFirefox(
  'in Firefox nobody who leaves a page while it loads is called back to it',
  async ({ profile }) => {
    const { browser, complaints, close } = await openFirefox(host.url, profile)
    try {
      const page = await browser.newPage()
      listen(page, complaints)
      const calledBack: string[] = []
      for (let turn = 0; turn < LEAVES; turn++) {
        const from = FROM[turn % FROM.length] ?? ''
        const to = TO[Math.floor(turn / FROM.length) % TO.length] ?? ''
        await page.goto(host.url + from, { waitUntil: 'domcontentloaded' })
        // From before the first script until after the last.
        await pause((turn % 11) * 35)
        await page.evaluate((target) => void location.assign(target), to).catch(() => undefined)
        await page
          .waitForFunction((path) => location.pathname === path, { timeout: PATIENCE_MS }, to)
          .catch(() => undefined)
        await page.waitForSelector('html[data-hydrated]').catch(() => undefined)
        await pause(100)
        const end = await page.evaluate(() => ({
          path: location.pathname,
          mark: sessionStorage.getItem('reloaded-for'),
        }))
        if (end.path !== to || end.mark) calledBack.push(`${from} to ${to}: ${JSON.stringify(end)}`)
        await page.evaluate(() => sessionStorage.clear())
      }
      expect({ calledBack, complaints }).toEqual({ calledBack: [], complaints: [] })
    } finally {
      await close()
    }
  },
  120_000 + LEAVES * 5000,
)
