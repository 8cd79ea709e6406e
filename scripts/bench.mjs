// Runs every measurement, or those whose path holds a given word: `npm run bench -- lighthouse`.
import './require-node.mjs'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildServer } from './build-server.mjs'
import { installBrowser } from './install-browser.mjs'
import { installModules } from './install-modules.mjs'
import { projectRoot } from './project-root.mjs'
import { runCommand } from './run-command.mjs'

await installModules()
const CHROMIUM_PATH = await installBrowser()
const wanted = process.argv.slice(2)
const benches = ['domain', 'web', 'store', 'server'].flatMap(listBenches).filter(isWanted)
if (benches.length === 0) console.log('No measurement has that name.')
// Those of the browser build what they serve by themselves.
if (benches.some((path) => path.startsWith(join('bench', 'server')))) await buildServer()
let failed = 0
for (const path of benches) {
  console.log(`\n== ${path}`)
  if ((await runCommand([process.execPath, path], { env: { CHROMIUM_PATH } })) !== 0) failed += 1
}
process.exit(failed === 0 ? 0 : 1)

function listBenches(folder) {
  const path = join('bench', folder)
  try {
    const names = readdirSync(join(projectRoot, path)).sort()
    return names.filter((name) => name.endsWith('.mjs')).map((name) => join(path, name))
  } catch {
    return []
  }
}

function isWanted(path) {
  return wanted.length === 0 || wanted.some((word) => path.includes(word))
}
