import { test as base, expect } from '@playwright/test'

const MAPS = /(^|\.)openstreetmap\.org$/

interface Watch {
  /** Console errors that a test provokes on purpose. */
  expectError(pattern: RegExp): void
}

/** A test in which every page stays quiet: no console error, no fault, no word to another host but the maps frame. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context, baseURL }, use) => {
      const own = new URL(baseURL ?? '').host
      const complaints: string[] = []
      const expected: RegExp[] = []
      // The tests run without the internet; the frame gets an empty page, anything else is a finding.
      await context.route(
        (url) => url.protocol.startsWith('http') && url.host !== own,
        async (route) => {
          const { host } = new URL(route.request().url())
          if (MAPS.test(host)) return route.fulfill({ contentType: 'text/html', body: '' })
          complaints.push(`request to ${route.request().url()}`)
          return route.abort()
        },
      )
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
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
