// `npm run gateway -- stripe` or `-- paypal`: a simulated account to connect a shop to, for trying out and demonstrations.
// It listens on this machine alone; PORT chooses another port than 8082 (PayPal: 8083), SHOP another shop than http://localhost:4174.
import './require-node.mjs'
import { pathToFileURL } from 'node:url'
import { buildSimulator } from './build-simulator.mjs'
import { installModules } from './install-modules.mjs'
import { isPortFree } from './port.mjs'

const KINDS = {
  stripe: {
    title: 'Stripe',
    port: 8082,
    name: 'Card',
    path: '/webhooks/stripe/card',
    start: ({ startStripeSimulator }, options) => startStripeSimulator(options),
    secrets: ({ key, webhookSecret }) => [
      ['Secret key', key],
      ['Signing secret', webhookSecret],
    ],
  },
  paypal: {
    title: 'PayPal',
    port: 8083,
    name: 'PayPal Checkout',
    path: '/webhooks/paypal/paypal-checkout',
    start: ({ startPayPalSimulator }, options) => startPayPalSimulator(options),
    secrets: ({ clientId, secret, webhookId }) => [
      ['Client ID', clientId],
      ['Secret', secret],
      ['Sandbox', 'on'],
      ['Webhook ID', webhookId],
    ],
  },
}

const [kindName, path] = process.argv.slice(2)
const kind = Object.hasOwn(KINDS, kindName ?? '') ? KINDS[kindName] : null
if (!kind) fail('Which gateway? npm run gateway -- stripe, or npm run gateway -- paypal')
const port = Number(process.env.PORT ?? kind.port)
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  fail(`PORT is "${process.env.PORT}", but a port is a number from 1 to 65535.`)
}
if (!(await isPortFree(port))) {
  fail(`Port ${port} is in use. Choose another: PORT=8084 npm run gateway -- ${kindName}`)
}
const shop = process.env.SHOP ?? 'http://localhost:4174'
const webhookAddress = new URL(path ?? kind.path, shop).href
await installModules()
const simulator = await import(pathToFileURL(await buildSimulator(kindName)))
const account = await kind.start(simulator, { port, webhookAddress })
const lines = [
  ['Its page', account.address],
  ...kind.secrets(account),
  ['Address', account.address],
  ['It tells', webhookAddress],
].map(([label, value]) => `  ${label.padEnd(15)} ${value}`)
console.log(`A simulated account of ${kind.title}: it answers like one, and moves no money.
Nothing of it is kept when it ends (Ctrl+C).

${lines.join('\n')}

Connect it under /admin/gateways by the name "${kind.name}", and pay an invoice.`)

function fail(message) {
  console.error(message)
  process.exit(1)
}
