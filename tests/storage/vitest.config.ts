import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, chromiumPath } from '../chromium.mjs'

const executablePath = chromiumPath()
/** Harnesses that watch clocks and kill browsers may stumble once on a machine that is busy; never twice. */
const retry = process.env.CI ? 1 : 0

export default defineConfig({
  test: {
    // Browsers of one harness must not slow down the clocks of another.
    fileParallelism: false,
    projects: [
      {
        test: {
          name: 'storage',
          retry,
          root: import.meta.dirname,
          include: ['*.test.ts'],
          exclude: ['*.browser.test.ts'],
          // End what hangs.
          testTimeout: 300_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        // Found late, they would reload the page in the middle of a test.
        optimizeDeps: { include: ['zod/mini', 'idb'] },
        test: {
          name: 'storage in the page',
          retry,
          root: import.meta.dirname,
          include: ['*.browser.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
