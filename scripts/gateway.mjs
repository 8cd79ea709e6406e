// `npm run gateway -- stripe`: a simulated account of Stripe to connect a shop to, for trying out and demonstrations.
// It listens on this machine alone; PORT chooses another port than 8082, SHOP another shop than http://localhost:4174.
import './require-node.mjs'
import { pathToFileURL } from 'node:url'
import { buildSimulator } from './build-simulator.mjs'
import { installModules } from './install-modules.mjs'
import { isPortFree } from './port.mjs'

const [kind, path = '/webhooks/stripe/card'] = process.argv.slice(2)
if (kind !== 'stripe') fail('Which gateway? npm run gateway -- stripe')
const port = Number(process.env.PORT ?? 8082)
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  fail(`PORT is "${process.env.PORT}", but a port is a number from 1 to 65535.`)
}
if (!(await isPortFree(port))) {
  fail(`Port ${port} is in use. Choose another: PORT=8083 npm run gateway -- stripe`)
}
const webhookAddress = new URL(path, process.env.SHOP ?? 'http://localhost:4174').href
await installModules()
const { startStripeSimulator } = await import(pathToFileURL(await buildSimulator('stripe')))
const { address, key, webhookSecret } = await startStripeSimulator({ port, webhookAddress })
console.log(`A simulated account of Stripe: it answers like one, and moves no money.
Nothing of it is kept when it ends (Ctrl+C).

  Its page        ${address}
  Secret key      ${key}
  Signing secret  ${webhookSecret}
  Address         ${address}
  It tells        ${webhookAddress}

Connect it under /admin/gateways by the name "Card", and pay an invoice.`)

function fail(message) {
  console.error(message)
  process.exit(1)
}
