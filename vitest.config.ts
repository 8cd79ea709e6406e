import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// FC_RUNS (how many cases a property test draws) reaches the tests through the environment.
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
          // A property test draws hundreds of cases; a machine that does other things beside has less time for each.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'fences',
          include: ['tests/fences/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
