import { randomUUID } from 'node:crypto'
import { FIRST_CUSTOMER, tokenOf } from './customers.mjs'

const PATH = '/api/rpc/orders/place'
/** A plan for a month, as the order form sends it. */
export const ORDER = {
  planId: 'samp-premium',
  serverName: 'Night Shift RP',
  billingCycle: 'monthly',
  options: {
    location: 'germany',
    'ddos-protection': 'yes',
    'player-slots': '50',
    backup: 'none',
  },
  country: 'DE',
  voucherCode: '',
  amountDue: 450,
}
const BODY = JSON.stringify({ json: { ...ORDER, paymentMethod: 'coins' } })

const headersFor = (url, token) => ({
  'content-type': 'application/json',
  origin: url,
  cookie: `hostfront=${token}`,
  'idempotency-key': randomUUID(),
})

/** Orders of random customers among `customers`, each under an idempotency key of its own. */
export function orderRequests(url, customers) {
  return {
    method: 'POST',
    path: PATH,
    setupRequest: (request) => {
      const customer = FIRST_CUSTOMER + Math.floor(Math.random() * customers)
      return { ...request, body: BODY, headers: headersFor(url, tokenOf(customer)) }
    },
  }
}

/** One such order. */
export async function placeOrder(url, token) {
  const headers = headersFor(url, token)
  const response = await fetch(`${url}${PATH}`, { method: 'POST', headers, body: BODY })
  if (!response.ok) throw new Error(`The order was refused: ${await response.text()}`)
}
