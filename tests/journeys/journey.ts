import { test as base, expect } from '@playwright/test'
import { edition } from './edition.ts'
import { type Customer, newCustomer, jane as ownJane } from './steps/account.ts'

const MAPS = /(^|\.)openstreetmap\.org$/

interface Watch {
  /** Console errors that a test provokes on purpose. */
  expectError(pattern: RegExp): void
}

/** A refusal has a status, and the browser itself reports that in its console. */
const REFUSAL = /^console: Failed to load resource: the server responded with a status of 4\d\d/

/** A test in which every page stays quiet: no console error, no fault, no word to another host but the maps frame. */
export const test = base.extend<{ watch: Watch; jane: Customer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern
  jane: async ({}, use) => use(edition === 'embedded' ? ownJane : newCustomer()),
  watch: [
    async ({ context, baseURL }, use) => {
      const own = new URL(baseURL ?? '').host
      const complaints: string[] = []
      const expected: RegExp[] = []
      // Listened to, not routed: a browser whose requests are routed keeps no cache, and every page loads anew.
      context.on('request', (request) => {
        const { protocol, host } = new URL(request.url())
        const isForeign = protocol.startsWith('http') && host !== own
        if (isForeign && !MAPS.test(host)) complaints.push(`request to ${request.url()}`)
      })
      context.on('console', (message) => {
        if (message.type() !== 'error') return
        // What the browser itself asks for where a page names no icon, as /robots.txt does not.
        if (message.location().url === `${baseURL}/favicon.ico`) return
        const isOfApi = message.location().url.startsWith(`${baseURL}/api/`)
        const text = `console: ${message.text()}`
        if (edition === 'server' && isOfApi && REFUSAL.test(text)) return
        complaints.push(text)
      })
      context.on('weberror', (fault) => complaints.push(`fault: ${fault.error().message}`))
      await use({ expectError: (pattern) => expected.push(pattern) })
      const unexpected = complaints.filter((text) => !expected.some((known) => known.test(text)))
      expect(unexpected, 'the pages stayed quiet').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
