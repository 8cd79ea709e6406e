// From a fresh clone to a running shop: installs what is missing, builds the embedded edition, serves it.
// HOSTFRONT_ADMIN_EMAIL and HOSTFRONT_ADMIN_PASSWORD preset the first administrator while building.
import './require-node.mjs'
import { installModules } from './install-modules.mjs'
import { isPortFree } from './port.mjs'
import { runCommand } from './run-command.mjs'

const port = Number(process.env.PORT ?? 4173)
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  fail(`PORT is "${process.env.PORT}", but a port is a number from 1 to 65535.`)
}
if (!(await isPortFree(port))) {
  fail(`Port ${port} is in use. Stop what listens there, or choose another: PORT=4174 npm start`)
}
await installModules()
if ((await runCommand(['npm', 'run', 'build', '--workspace', '@hostfront/web'])) !== 0) {
  fail('The build failed; its messages stand above.')
}
const { serve } = await import('../apps/web/serve.mjs')
try {
  await serve({ port })
} catch (error) {
  fail(`The shop could not be served: ${error.message}`)
}
console.log(`\nHostfront is open at http://localhost:${port} (Ctrl+C closes it)`)

function fail(message) {
  console.error(message)
  process.exit(1)
}
