// Everything that has to hold, in the order in which it fails soonest. `npm test` runs all of it,
// `npm run check` what needs no browser.

const node = (path, ...args) => [process.execPath, path, ...args]
const vitest = (...args) => node('node_modules/vitest/vitest.mjs', 'run', ...args)

export const steps = [
  {
    name: 'format and lint',
    command: node('node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off'),
  },
  { name: 'file names', command: node('scripts/check-names.mjs') },
  {
    name: 'promises and file sizes',
    command: node('node_modules/oxlint/bin/oxlint', '--type-aware'),
  },
  { name: 'types', command: node('scripts/check-types.mjs') },
  { name: 'imports', command: node('scripts/check-imports.mjs') },
  { name: 'fences bite', command: vitest('--project', 'fences') },
  { name: 'unused code', command: node('node_modules/knip/bin/knip.js') },
  { name: 'unit', command: vitest('--project', 'unit') },
  {
    name: 'conformance in the browser',
    command: vitest('--root', 'packages/store', '--config', 'vitest.browser.config.ts'),
    browser: true,
  },
  { name: 'build', command: ['npm', 'run', 'build', '--workspace', '@hostfront/web'] },
  {
    name: 'size budget',
    command: ['npm', 'run', 'size', '--workspace', '@hostfront/web'],
  },
  {
    name: 'journeys',
    command: node(
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'tests/playwright.config.ts',
    ),
    browser: true,
  },
  {
    name: 'storage under faults',
    command: vitest('--config', 'tests/storage/vitest.config.ts'),
    browser: true,
  },
]
