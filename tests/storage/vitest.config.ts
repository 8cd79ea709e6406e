import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, chromiumPath } from '../chromium.mjs'

const executablePath = chromiumPath()

export default defineConfig({
  test: {
    // Browsers of one harness must not slow down the clocks of another.
    fileParallelism: false,
    // Harnesses that watch clocks and kill browsers may stumble once on a machine that is busy; never twice.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        test: {
          name: 'storage',
          root: import.meta.dirname,
          include: ['*.test.ts'],
          exclude: ['*.browser.test.ts'],
        },
      },
      {
        // Found late, they would reload the page in the middle of a test.
        optimizeDeps: { include: ['zod/mini', 'idb'] },
        test: {
          name: 'storage in the page',
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
