// From a fresh clone to the running server edition: installs what is missing, builds the interface and the server,
// starts it. Its settings are environment variables: docs/deploying.md.
import './require-node.mjs'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildServer } from './build-server.mjs'
import { installModules } from './install-modules.mjs'
import { isPortFree } from './port.mjs'
import { projectRoot } from './project-root.mjs'

const port = Number(process.env.PORT || 4174)
// Any other mistake in the settings is named by the server itself, which knows them all.
if (Number.isInteger(port) && port > 0 && port <= 65535 && !(await isPortFree(port))) {
  fail(
    `Port ${port} is in use. Stop what listens there, or choose another: PORT=4175 npm run server (a second shop needs a copy of this folder)`,
  )
}
await installModules()
await buildServer()

const main = join(projectRoot, 'apps/server/dist/main.js')
const server = spawn(process.execPath, [main], { cwd: projectRoot, stdio: 'inherit' })
// Passed on once: a second signal makes the server end without finishing what it accepted.
let isTold = false
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
  // Ctrl+C in a terminal reaches the server by itself.
  process.on(signal, () => tell(signal === 'SIGINT' && process.stdin.isTTY ? null : 'SIGTERM'))
}
// npm passes a signal on to the shell between, which ends without passing it on in its turn.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) tell('SIGTERM')
}, 500).unref()
server.on('error', (error) => fail(`The server could not be started: ${error.message}`))
server.on('close', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))

function tell(signal) {
  if (!isTold && signal !== null) server.kill(signal)
  isTold = true
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
