// Finds a Chromium without any dependency, so that it can be asked before anything is installed.
import { homedir } from 'node:os'
import { join } from 'node:path'
import { isExecutable, listFolder, onPath } from './programs.mjs'

// The shell first: without a window to draw it takes a third less time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
// Where the programme lies inside a folder of Playwright's downloads, by system.
const DOWNLOADED = [
  'chrome',
  'headless_shell',
  'chrome.exe',
  'Chromium.app/Contents/MacOS/Chromium',
  'Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
]

/** Flags of a browser that says it is driven: the entry gate turns it away. */
export const robotArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As in a window; the shell would draw letters to whole pixels, as hardly any screen does any more.
  '--font-render-hinting=slight',
]

/** Flags of a person's browser: quiet, and not announced as automated. */
export const chromiumArgs = [...robotArgs, '--disable-blink-features=AutomationControlled']

/** An ordinary user agent: headless Chromium names itself otherwise. */
export const personUserAgent =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** The browser to test with: `CHROMIUM_PATH`, else one of this machine; undefined when there is none. */
export function chromiumPath() {
  const places = [process.env.CHROMIUM_PATH, ...onPath(NAMES), ...MAC, ...playwrightDownloads()]
  return places.find((path) => path && isExecutable(path))
}

function playwrightDownloads() {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache', 'ms-playwright'),
    join(homedir(), 'Library', 'Caches', 'ms-playwright'),
  ]
  return caches
    .flatMap((cache) => browserFolders(cache))
    .flatMap((folder) => DOWNLOADED.map((programme) => join(folder, programme)))
}

/** The newest download first. */
function browserFolders(cache) {
  return listFolder(cache)
    .filter((name) => /^chromium(_headless_shell)?-\d+$/.test(name))
    .sort()
    .reverse()
    .flatMap((name) => listFolder(join(cache, name)).map((system) => join(cache, name, system)))
}
