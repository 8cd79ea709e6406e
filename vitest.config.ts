import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/unit/sequence.ts'

/** Ends what hangs, in milliseconds. A machine that does other things beside may take its time over all else. */
const HANGS = 60_000

/** UNIT_TESTS=short: without those that start processes or databases for each test. */
const slow =
  process.env.UNIT_TESTS === 'short'
    ? [
        'apps/server/src/admin/run-command.test.ts',
        'packages/store/src/postgres/pglite/data-folder.test.ts',
        'packages/store/src/postgres/pglite/earlier-rows.test.ts',
      ]
    : []

// FC_RUNS (how many cases a property test draws) and FC_SEED (which) reach the tests through the environment.
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Vitest leaves a core to itself; of two that would be one too many.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/web/**/*.test.{ts,tsx}',
            'apps/server/src/**/*.test.ts',
            'tests/unit/**/*.test.ts',
          ],
          exclude: ['**/*.browser.test.ts', '**/node_modules/**', '**/dist/**', ...slow],
          setupFiles: ['tests/unit/same-cases.ts'],
          // A worker keeps what it has loaded for its next file: no test replaces a module, and loading took a third of the time.
          isolate: false,
          testTimeout: HANGS,
          hookTimeout: HANGS,
          expect: { poll: { timeout: HANGS / 2 } },
        },
      },
      {
        test: {
          name: 'fences',
          include: ['tests/fences/**/*.test.ts'],
          // Each runs a checker over the whole project.
          testTimeout: 10 * HANGS,
          hookTimeout: 10 * HANGS,
        },
      },
    ],
  },
})
