// Finds Firefox and WebKitGTK on this machine without any dependency.
import { join } from 'node:path'
import { isExecutable, listFolder, onPath } from '../programs.mjs'

const MAC = ['/Applications/Firefox.app/Contents/MacOS/firefox']
const LIBRARIES = ['/usr/lib', '/usr/libexec']

/** Path of a Firefox; undefined when there is none. */
export const firefoxPath = () =>
  process.env.FIREFOX_PATH || find('firefox-esr') || find('firefox') || MAC.find(isExecutable)

/** Paths of what drives WebKitGTK, with a display of its own; undefined when a part of it is missing. */
export function webkitPaths() {
  const driver = find('WebKitWebDriver')
  const display = find('Xvfb')
  const browser = LIBRARIES.flatMap(nested).find(isExecutable)
  return driver && display && browser ? { driver, display, browser } : undefined
}

/** Debian has it at /usr/lib/<machine>/webkit2gtk-<version>/MiniBrowser, others without the machine. */
function nested(folder) {
  const webkit = (parent) =>
    listFolder(parent)
      .filter((name) => /^webkit(2?gtk)-/.test(name))
      .map((name) => join(parent, name, 'MiniBrowser'))
  return [folder, ...listFolder(folder).map((name) => join(folder, name))].flatMap(webkit)
}

const find = (name) => onPath([name]).find(isExecutable)
