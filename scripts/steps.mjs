// Everything that has to hold, in the order in which it fails soonest. `npm test` runs all of it,
// `npm run check` what needs no browser; what is `thorough` runs with `npm test -- --thorough`. What leaves a core idle has
// others `beside` it; what watches a clock has not.

import { firefoxPath, webkitPaths } from '../tests/browsers/places.mjs'
import { officePath } from '../tests/spreadsheets/places.mjs'

const node = (path, ...args) => [process.execPath, path, ...args]
const vitest = (...args) => node('node_modules/vitest/vitest.mjs', 'run', ...args)
const npm = (script, workspace) => ['npm', 'run', script, '--workspace', workspace]
const journeys = node(
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  'tests/playwright.config.ts',
)

const isThorough = process.argv.includes('--thorough')
const thorough = { leftOut: isThorough ? null : '`npm test -- --thorough` runs it' }
/** How much of the two that take longest: what changes break most often, or all. */
const reach = isThorough ? (process.env.JOURNEYS ?? '') : 'short'

export const steps = [
  {
    name: 'format and lint',
    command: node('node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off'),
  },
  { name: 'file names', command: node('scripts/check-names.mjs'), beside: true },
  {
    name: 'promises, hooks, switches, any, file sizes',
    command: node('node_modules/oxlint/bin/oxlint', '--type-aware'),
    beside: true,
  },
  { name: 'imports', command: node('scripts/check-imports.mjs'), beside: true },
  {
    name: 'circles of folders',
    command: node('scripts/folder-circles.mjs', 'packages/backend/src'),
    beside: true,
  },
  { name: 'types', command: node('scripts/check-types.mjs') },
  { name: 'fences bite', command: vitest('--project', 'fences'), ...thorough },
  { name: 'unused code', command: node('node_modules/knip/bin/knip.js'), beside: true },
  // Rules reckon in UTC wherever they run: once where clocks change in summer, and once, with fewer draws, where not.
  {
    name: 'unit, in Berlin',
    command: vitest('--project', 'unit'),
    // Panels that fail somewhere are simulated for minutes each.
    env: { TZ: 'Europe/Berlin', ...(isThorough ? {} : { FAULT_RUNS: '40', UNIT_TESTS: 'short' }) },
  },
  {
    name: 'unit, in UTC',
    command: vitest('--project', 'unit', 'packages/domain', 'packages/backend', 'apps/web'),
    env: { TZ: 'UTC', FC_RUNS: process.env.FC_RUNS ?? '50' },
    ...thorough,
  },
  {
    name: 'conformance in the browser',
    command: vitest('--root', 'packages/store', '--config', 'vitest.browser.config.ts'),
    browser: true,
  },
  { name: 'build', command: npm('build', '@hostfront/web') },
  {
    name: 'build of the server edition',
    command: npm('build:remote', '@hostfront/web'),
    beside: true,
  },
  { name: 'build of the server', command: npm('build', '@hostfront/server'), beside: true },
  { name: 'size budget', command: npm('size', '@hostfront/web') },
  {
    name: 'size budget of the server edition',
    command: node('apps/web/size-budget.mjs', 'remote'),
    beside: true,
  },
  {
    name: 'server from outside',
    command: vitest('--config', 'tests/server/vitest.config.ts'),
    env: { SERVER_TESTS: reach },
  },
  {
    name: 'journeys',
    command: journeys,
    env: { JOURNEYS: reach },
    browser: true,
  },
  {
    name: 'journeys on the server, PGlite',
    command: journeys,
    env: { JOURNEYS_EDITION: 'server', JOURNEYS: reach },
    browser: true,
  },
  {
    name: 'journeys on the server, PostgreSQL',
    command: journeys,
    env: { JOURNEYS_EDITION: 'server', JOURNEYS_DATABASE: 'postgresql' },
    browser: true,
    leftOut: process.env.DATABASE_URL ? thorough.leftOut : 'no DATABASE_URL names a PostgreSQL',
  },
  {
    name: 'Firefox',
    command: vitest('--config', 'tests/browsers/vitest.config.ts', 'firefox'),
    browser: true,
    leftOut: firefoxPath()
      ? thorough.leftOut
      : 'there is no Firefox (FIREFOX_PATH or the package firefox-esr)',
  },
  {
    name: 'WebKitGTK',
    command: vitest('--config', 'tests/browsers/vitest.config.ts', 'webkit'),
    browser: true,
    leftOut: webkitPaths()
      ? thorough.leftOut
      : 'there is no WebKitGTK (the packages webkit2gtk-driver and xvfb)',
  },
  {
    name: 'exports in LibreOffice',
    command: vitest('--config', 'tests/spreadsheets/vitest.config.ts'),
    leftOut: officePath()
      ? thorough.leftOut
      : 'there is no LibreOffice (OFFICE_PATH or the package libreoffice-calc)',
  },
  {
    name: 'storage under faults',
    command: vitest('--config', 'tests/storage/vitest.config.ts'),
    browser: true,
    ...thorough,
  },
]
