import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, chromiumPath } from '../../tests/chromium.mjs'

const executablePath = chromiumPath()

export default defineConfig({
  // Found late, they would reload the page in the middle of a test.
  optimizeDeps: { include: ['zod/mini', 'idb'] },
  test: {
    include: ['src/**/*.browser.test.ts'],
    // All files have the same local storage.
    fileParallelism: false,
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
})
