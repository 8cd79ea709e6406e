import { defineConfig } from 'vitest/config'

/** What the shop exports, opened by a spreadsheet program, where one is installed. */
export default defineConfig({
  test: { root: import.meta.dirname, include: ['*.test.ts'], testTimeout: 120_000 },
})
