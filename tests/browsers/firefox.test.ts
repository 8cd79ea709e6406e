import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaticHost, type StaticHost } from '../journeys/steps/static-host.ts'
import { PATIENCE_MS } from './driven.ts'
import { openFirefox } from './firefox.ts'
import { findAgain, walkThrough } from './journey.ts'
import { firefoxPath } from './places.mjs'

/** LEAVES: how many pages are left while they load. */
const LEAVES = Number(process.env.LEAVES ?? 16)
const FROM = ['/login', '/register', '/services/samp', '/phpmyadmin']
const TO = ['/services/vps', '/about', '/contact', '/services/mta']

let host: StaticHost
let profile: string

beforeAll(async () => {
  host = await openStaticHost()
  profile = await mkdtemp(join(tmpdir(), 'hostfront-firefox-'))
})

afterAll(async () => {
  await host.remove()
  await rm(profile, { recursive: true, force: true })
})

const testFirefox = test.skipIf(!firefoxPath())

testFirefox(
  'in Firefox a shop is ordered from and kept, and outlives a kill of the browser',
  async () => {
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

testFirefox(
  'in Firefox nobody who leaves a page while it loads is called back to it',
  async () => {
    const own = await mkdtemp(join(tmpdir(), 'hostfront-firefox-'))
    const { browser, close } = await openFirefox(host.url, own)
    const complaints: string[] = []
    try {
      const page = await browser.newPage()
      page.on('console', (message) => {
        // Firefox itself says so of a font that it gives up with the page.
        const isOfFont = message.text().includes('downloadable font')
        if (message.type() === 'error' && !isOfFont) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
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
      await rm(own, { recursive: true, force: true })
    }
  },
  120_000 + LEAVES * 5000,
)
