import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './project-root.mjs'
import { runCommand } from './run-command.mjs'

/** Installs what package-lock.json lists and node_modules lacks. Ends the process when that fails. */
export async function installModules() {
  const installed = readPackages('node_modules/.package-lock.json')
  if (installed && isComplete(installed)) return
  // `npm ci` starts from nothing; over an older tree `npm install` adds only what is missing.
  const command = installed ? ['install', '--no-save'] : ['ci']
  console.log(`Installing dependencies (npm ${command.join(' ')}) ...`)
  const code = await runCommand(['npm', ...command, '--no-audit', '--no-fund'])
  if (code !== 0) {
    console.error('The dependencies could not be installed. Is the npm registry within reach?')
    process.exit(1)
  }
}

function isComplete(installed) {
  const wanted = readPackages('package-lock.json')
  return missingPackages(wanted, installed, hasFolder).length === 0
}

/**
 * The packages that are wanted and not there, by their paths: below the root and below each workspace, for npm puts a second
 * version of a package there. Its own list may name one whose folder somebody has removed, or that was never copied along.
 * Optional packages are for other machines; npm installs those that fit.
 */
export function missingPackages(wanted, installed, isThere) {
  return Object.entries(wanted).flatMap(([path, { version, optional, link }]) => {
    if (!/(^|\/)node_modules\//.test(path) || optional) return []
    const isInstalled = installed[path] && (link || installed[path].version === version)
    return isInstalled && isThere(path) ? [] : [path]
  })
}

const hasFolder = (path) => existsSync(join(projectRoot, path))

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(join(projectRoot, path), 'utf8')).packages
  } catch {
    return null
  }
}
