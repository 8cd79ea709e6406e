// One and two server processes on one PostgreSQL: orders and catalogue reads, half of the clients at each.
import { addCustomers } from './parts/customers.mjs'
import { createPostgres, hasPostgres } from './parts/database.mjs'
import { load } from './parts/load.mjs'
import { orderRequests } from './parts/order-requests.mjs'
import { startServer } from './parts/server.mjs'

const CUSTOMERS = 1000
const CLIENTS = 16

if (hasPostgres) await measure()
else console.log('PostgreSQL left out: no DATABASE_URL')

async function measure() {
  const database = await createPostgres()
  try {
    await (await startServer(database)).stop()
    await addCustomers(database, CUSTOMERS)
    const rows = {}
    for (const processes of [1, 2]) {
      const servers = []
      for (let at = 0; at < processes; at++) servers.push(await startServer(database))
      const clients = CLIENTS / processes
      const orders = await Promise.all(
        servers.map(({ url }) => load(url, clients, orderRequests(url, CUSTOMERS))),
      )
      const path = '/api/v1/plans/onSale'
      const reads = await Promise.all(
        servers.map(({ url }) => load(url, clients, { method: 'GET', path })),
      )
      rows[processes] = { 'orders/s': sum(orders), 'catalogue reads/s': sum(reads) }
      for (const server of servers) await server.stop()
    }
    console.log(`${CLIENTS} clients; servers, database and clients share this machine's cores`)
    console.table(rows)
  } finally {
    await database.remove()
  }
}

function sum(results) {
  return Math.round(results.reduce((total, { perSecond }) => total + perSecond, 0))
}
