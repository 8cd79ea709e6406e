// `npm run vies`: a simulated VIES, the EU's register of VAT numbers, for trying out and demonstrations.
// It listens on this machine alone; PORT chooses another port than 8085.
import './require-node.mjs'
import { pathToFileURL } from 'node:url'
import { buildSimulator } from './build-simulator.mjs'
import { installModules } from './install-modules.mjs'
import { isPortFree } from './port.mjs'

const port = Number(process.env.PORT ?? 8085)
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  fail(`PORT is "${process.env.PORT}", but a port is a number from 1 to 65535.`)
}
if (!(await isPortFree(port)))
  fail(`Port ${port} is in use. Choose another: PORT=8086 npm run vies`)
await installModules()
const { startViesSimulator } = await import(pathToFileURL(await buildSimulator('vies')))
const { address, url } = await startViesSimulator({ port })
console.log(`A simulated VIES: it answers like one, and knows no real company.
Nothing of it is kept when it ends (Ctrl+C).

  Its page   ${address}

Start the shop with its address: VIES_URL=${url} npm run server`)

function fail(message) {
  console.error(message)
  process.exit(1)
}
