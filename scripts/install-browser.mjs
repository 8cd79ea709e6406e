import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromiumPath } from '../tests/chromium.mjs'
import { runCommand } from './run-command.mjs'

const DOWNLOAD_MS = 5 * 60_000

// In this order: each is tried only when no Chromium runs so far.
const sources = [
  {
    what: "Playwright's Chromium",
    isPossible: () => true,
    commands: [['npx', 'playwright', 'install', 'chromium']],
  },
  // The first has no window to draw and is quicker; older distributions have the second alone.
  fromDistribution('chromium-headless-shell'),
  fromDistribution('chromium'),
]

function fromDistribution(name) {
  return {
    what: `the distribution's ${name}`,
    isPossible: () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0,
    commands: [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', '--no-install-recommends', name],
    ],
  }
}

/** Path of a Chromium that starts; installs one when there is none. Ends the process when that fails. */
export async function installBrowser() {
  for (const { what, isPossible, commands } of sources) {
    const path = runningChromium()
    if (path) return path
    if (!isPossible()) continue
    console.log(`Installing ${what} for the tests ...`)
    for (const command of commands) {
      const env = { DEBIAN_FRONTEND: 'noninteractive' }
      if ((await runCommand(command, { env, timeoutMs: DOWNLOAD_MS })) !== 0) break
    }
  }
  const path = runningChromium()
  if (path) return path
  console.error(
    'The tests need a Chromium and none could be installed. Install Chromium or Google Chrome and run again,\n' +
      'or say where it is: CHROMIUM_PATH=/path/to/chromium npm test. `npm run check` needs no browser.',
  )
  process.exit(1)
}

/** A download that lacks a system library exists and does not start. */
function runningChromium() {
  const path = chromiumPath()
  if (!path) return undefined
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0 ? path : undefined
}
