import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Harnesses that watch clocks and kill servers may stumble once on a machine that is busy; never twice. */
const retry = process.env.CI ? 1 : 0

/** SERVER_TESTS=short: without those that take as long as the others together. */
const isShort = process.env.SERVER_TESTS === 'short'

// DATABASE_URL: a PostgreSQL to create databases on. FUZZ_REQUESTS and KILLS: how long the long ones run.
export default defineConfig({
  test: {
    name: 'server',
    root: `${import.meta.dirname}/..`,
    include: ['server/**/*.test.ts', 'parity/**/*.test.ts'],
    exclude: isShort
      ? [
          'admin',
          'administrators',
          'apply-plan',
          'delivery',
          'desk-at-once',
          'files',
          'fuzz/fuzz',
          'hostile-document',
          'kill/acts',
          'lockout',
          'moving-in',
          'permissions',
          'server-key',
          'session',
          'shutdown',
          'spending-renewals',
          'vat-checks',
          '../parity/parity',
        ].map((name) => join('server', `${name}.test.ts`))
      : [],
    globalSetup: ['server/build-server.ts'],
    maxWorkers: 2,
    // End what hangs.
    testTimeout: 300_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    retry,
  },
})
