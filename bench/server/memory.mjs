// Memory over minutes of orders and reads: `MINUTES=10 npm run bench -- memory`; one minute by default.
import { addCustomers } from './parts/customers.mjs'
import { createPglite, createPostgres, hasPostgres } from './parts/database.mjs'
import { load } from './parts/load.mjs'
import { orderRequests } from './parts/order-requests.mjs'
import { startServer } from './parts/server.mjs'

const MINUTES = Number(process.env.MINUTES ?? 1)
const CUSTOMERS = 1000
const PARTS = 5

const database = await (hasPostgres ? createPostgres : createPglite)()
try {
  await (await startServer(database)).stop()
  await addCustomers(database, CUSTOMERS)
  const server = await startServer(database)
  const rows = { start: { MB: Math.round(server.memory()) } }
  const seconds = (MINUTES * 60) / PARTS
  for (let part = 1; part <= PARTS; part++) {
    const [orders] = await Promise.all([
      load(server.url, 4, orderRequests(server.url, CUSTOMERS), seconds),
      load(server.url, 2, { method: 'GET', path: '/api/v1/plans/onSale' }, seconds),
    ])
    rows[`${((part * seconds) / 60).toFixed(1)} min`] = {
      MB: Math.round(server.memory()),
      'orders/s': Math.round(orders.perSecond),
    }
  }
  console.log(`Memory on ${database.name} under load`)
  console.table(rows)
  await server.stop()
} finally {
  await database.remove()
}
