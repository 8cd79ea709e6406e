// Finds Firefox and WebKitGTK on this machine without any dependency.
import { accessSync, constants, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const MAC = ['/Applications/Firefox.app/Contents/MacOS/firefox']
const LIBRARIES = ['/usr/lib', '/usr/libexec']

/** Path of a Firefox; undefined when there is none. */
export const firefoxPath = () =>
  process.env.FIREFOX_PATH || onPath(['firefox-esr', 'firefox']) || MAC.find(isExecutable)

/** Paths of what drives WebKitGTK, with a display of its own; undefined when a part of it is missing. */
export function webkitPaths() {
  const driver = onPath(['WebKitWebDriver'])
  const display = onPath(['Xvfb'])
  const browser = LIBRARIES.flatMap(nested).find(isExecutable)
  return driver && display && browser ? { driver, display, browser } : undefined
}

/** Debian has it at /usr/lib/<machine>/webkit2gtk-<version>/MiniBrowser, others without the machine. */
function nested(folder) {
  const webkit = (parent) =>
    list(parent)
      .filter((name) => /^webkit(2?gtk)-/.test(name))
      .map((name) => join(parent, name, 'MiniBrowser'))
  return [folder, ...list(folder).map((name) => join(folder, name))].flatMap(webkit)
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

function list(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
