import { readFileSync } from 'node:fs'
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
  // Optional packages are for other machines; npm installs those that fit.
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      !path.startsWith('node_modules/') ||
      optional ||
      (installed[path] && (link || installed[path].version === version)),
  )
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(join(projectRoot, path), 'utf8')).packages
  } catch {
    return null
  }
}
