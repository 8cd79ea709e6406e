import { defineConfig } from 'vitest/config'

/** The embedded edition in browsers other than Chromium, where they are installed. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 60_000,
    // A machine that is busy may be too slow once; never twice.
    retry: process.env.CI ? 1 : 0,
  },
})
