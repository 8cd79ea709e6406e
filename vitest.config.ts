import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Ends what hangs, in milliseconds. A machine that does other things beside may take its time over all else. */
const HANGS = 60_000

// FC_RUNS (how many cases a property test draws) and FC_SEED (which) reach the tests through the environment.
export default defineConfig({
  test: {
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
          exclude: ['**/*.browser.test.ts', '**/node_modules/**', '**/dist/**'],
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
