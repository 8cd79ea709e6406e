// Orders paid with coins through the whole HTTP stack; on PostgreSQL against pgbench running the very same statements.
import { addCustomers, FIRST_CUSTOMER, tokenOf } from './parts/customers.mjs'
import { createPglite, createPostgres, hasPostgres } from './parts/database.mjs'
import { load, SECONDS } from './parts/load.mjs'
import { orderRequests, placeOrder } from './parts/order-requests.mjs'
import { asScript, pgbench } from './parts/pgbench.mjs'
import { startServer } from './parts/server.mjs'
import { listenIn } from './parts/wire.mjs'

const CUSTOMERS = 1000
const CLIENTS = [1, 8, 32]
const LEDGER = `
  select count(*)::int as wrong from users
  where coins <> (select coalesce(sum(amount), 0) from coin_entries where user_id = users.id)`

if (hasPostgres) await measure(await createPostgres())
else console.log('PostgreSQL left out: no DATABASE_URL')
await measure(await createPglite())

async function measure(database) {
  console.log(`\nOrders on ${database.name}`)
  try {
    // The first start makes the tables; customers are added beside it.
    await (await startServer(database)).stop()
    await addCustomers(database, CUSTOMERS)
    const script = database.url ? await recordOrder(database) : null
    const server = await startServer(database)
    const rows = {}
    for (const clients of CLIENTS) {
      const orders = await load(server.url, clients, orderRequests(server.url, CUSTOMERS))
      rows[clients] = { 'orders/s': Math.round(orders.perSecond), 'p99 ms': orders.p99 }
      if (script) {
        const floor = await pgbench(database.url, script, clients, SECONDS)
        const ratio = Number((orders.perSecond / floor).toFixed(2))
        rows[clients] = { ...rows[clients], 'pgbench/s': Math.round(floor), ratio }
      }
    }
    console.table(rows)
    console.log(`Memory after it: ${Math.round(server.memory())} MB`)
    await server.stop()
    // pgbench's own orders take their coins from rows it does not keep books of.
    if (!script)
      console.log(
        `Accounts whose ledger does not add up: ${(await database.query(LEDGER))[0].wrong}`,
      )
  } finally {
    await database.remove()
  }
}

/** The statements of one order as they cross the wire, as a script for pgbench. */
async function recordOrder(database) {
  const wire = await listenIn(new URL(database.url))
  const server = await startServer({ env: { DATABASE_URL: wire.url } }, { RUN_JOBS: 'false' })
  try {
    const order = () => placeOrder(server.url, tokenOf(FIRST_CUSTOMER))
    await order()
    wire.take()
    await order()
    // The news of the commit goes out later, on a connection of its own.
    const statements = wire.take().filter(({ text }) => !text.includes('pg_notify'))
    console.log(`One order is ${statements.length} statements:`)
    for (const { text } of statements) console.log(`  ${text.slice(0, 100)}`)
    return asScript(statements, CUSTOMERS)
  } finally {
    await server.stop()
    wire.close()
  }
}
