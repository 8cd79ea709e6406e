import { defineConfig, devices } from '@playwright/test'
import { chromiumArgs, chromiumPath, personUserAgent, robotArgs } from './chromium.mjs'

// Each run serves on a port of its own, which its workers inherit. JOURNEYS_URL names a shop that runs already.
const port = Number(process.env.JOURNEYS_PORT ?? 20_000 + (process.pid % 20_000))
process.env.JOURNEYS_PORT = String(port)
const running = process.env.JOURNEYS_URL
const baseURL = running ?? `http://localhost:${port}`

// JOURNEYS_EDITION=server: the same journeys on the server edition, on one shop that they share.
const onServer = process.env.JOURNEYS_EDITION === 'server'
process.env.JOURNEYS_ACCOUNTS ??= JSON.stringify({
  admin: { email: 'admin@shop.test', password: 'Violet-Harbour-27' },
  dashboardAdmin: { email: 'owner@shop.test', password: 'Copper-Meadow-41' },
})

/** Every screen, in both themes, in several widths or with odd names. */
const sweeps = ['accessibility', 'narrow-screen', 'stored-markup']
/** These look at pages, which are the same files in both editions. */
const pages = ['early-form', 'gate', 'order-ahead', 'plan-prices', 'tooltip', 'unknown-paths']
/** So do these, which take longest. */
const longPages = ['early-click', 'keyboard', 'opener']
/** From visitor to what runs, in either edition; then pages and checkout on the one, and on the other what only a server does. */
const shortly = onServer
  ? ['confirmation', 'connection', 'delivery.* staff set up']
  : ['checkout', 'early-form', 'gate', 'order-ahead', 'typeface']

// JOURNEYS=short: these alone, and no sweeps. JOURNEYS=all: all in both editions.
const reach = process.env.JOURNEYS
const short = new RegExp(`[ /](${['whole-journey', ...shortly].join('|')})`)
const leftOut = (onServer && reach !== 'all' ? [...sweeps, ...pages, ...longPages] : []).map(
  (name) => `**/${name}.spec.ts`,
)

const executablePath = chromiumPath()
/** No other host has an address: the journeys run without the internet. */
const ownHostOnly = `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${new URL(baseURL).hostname}`
const launch = (args: string[]) => ({
  ...devices['Desktop Chrome'],
  launchOptions: { args: [...args, ownHostOnly], ...(executablePath && { executablePath }) },
})

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  // More than cores: a journey waits a third of its time, for the shop's own pauses above all.
  workers: 3,
  // A machine that is busy with other things can be too slow for a person's patience once; never twice.
  retries: process.env.CI ? 1 : 0,
  // How long things take is measured in bench/; these only tell late from never, on a busy machine too.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL,
    actionTimeout: 20_000,
    // What a worker answers no test can hold back or break; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'person',
      testIgnore: ['**/*.robot.spec.ts', ...leftOut],
      ...(reach === 'short' && { grep: short }),
      use: { ...launch(chromiumArgs), userAgent: personUserAgent },
    },
    { name: 'robot', testMatch: '**/*.robot.spec.ts', use: launch(robotArgs) },
  ],
  ...(!running && {
    webServer: {
      command: onServer ? 'node serve-server.mjs' : 'node serve-dist.mjs',
      cwd: import.meta.dirname,
      url: onServer ? `${baseURL}/readyz` : baseURL,
      env: { PORT: String(port) },
      // The server starts three times before the first test; on a busy machine that alone takes minutes.
      timeout: 300_000,
      reuseExistingServer: false,
      // Its database and its folder are put away.
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    },
  }),
})
