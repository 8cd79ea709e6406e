// Orders paid with coins through the whole HTTP stack; on PostgreSQL against pgbench running the very same statements, as many
// at once as the server sends, and against the same orders with invoices whose numbers may have gaps.
import { addCustomers, FIRST_CUSTOMER, tokenOf } from './parts/customers.mjs'
import { createPglite, createPostgres, hasPostgres } from './parts/database.mjs'
import { load, median, SECONDS } from './parts/load.mjs'
import { orderRequests, placeOrder } from './parts/order-requests.mjs'
import { asScript, pgbench } from './parts/pgbench.mjs'
import { startServer } from './parts/server.mjs'
import { listenIn } from './parts/wire.mjs'
import { drawWithoutWaiting } from './parts/without-numbers.mjs'

const CUSTOMERS = 1000
const CLIENTS = [1, 8, 32]
/** Turns of the shop and of pgbench, so that whatever else the machine does hits both alike. */
const TURNS = 4
const TURN_SECONDS = Math.ceil(SECONDS / TURNS)
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
    const free = database.url ? await openWithoutNumbers() : null
    const rows = {}
    for (const clients of CLIENTS) {
      rows[clients] = await compare({
        order: (seconds) =>
          load(server.url, clients, orderRequests(server.url, CUSTOMERS), seconds),
        floor: script && ((seconds) => pgbench(database.url, script, clients, seconds)),
        free:
          free &&
          ((seconds) =>
            load(free.server.url, clients, orderRequests(free.server.url, CUSTOMERS), seconds)),
      })
    }
    await free?.remove()
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

/** The same shop beside it, where nobody waits for a number. */
async function openWithoutNumbers() {
  const database = await createPostgres()
  await (await startServer(database)).stop()
  await addCustomers(database, CUSTOMERS)
  const first = await startServer(database)
  // The first order of a year opens its series.
  await placeOrder(first.url, tokenOf(FIRST_CUSTOMER))
  await first.stop()
  await drawWithoutWaiting(database)
  const server = await startServer(database)
  const remove = async () => {
    await server.stop()
    await database.remove()
  }
  return { server, remove }
}

/** Medians of all turns; `floor` and `free` are null where there is nothing to compare with. */
async function compare({ order, floor, free }) {
  const turns = []
  for (let at = 0; at < TURNS; at++) {
    const { perSecond, p99 } = await order(TURN_SECONDS)
    turns.push({
      ...{ perSecond, p99 },
      pgbench: floor ? await floor(TURN_SECONDS) : null,
      free: free ? (await free(TURN_SECONDS)).perSecond : null,
    })
  }
  const middle = (read) => median(turns.map(read))
  const row = {
    'orders/s': Math.round(middle((turn) => turn.perSecond)),
    'p99 ms': middle((turn) => turn.p99),
  }
  if (!floor) return row
  return {
    ...row,
    'pgbench/s': Math.round(middle((turn) => turn.pgbench)),
    ratio: Number(middle((turn) => turn.perSecond / turn.pgbench).toFixed(2)),
    'gaps/s': Math.round(middle((turn) => turn.free)),
    'of gaps': Number(middle((turn) => turn.perSecond / turn.free).toFixed(2)),
  }
}

/** The statements of one order as they cross the wire, as a script for pgbench. */
async function recordOrder(database) {
  const wire = await listenIn(new URL(database.url))
  const server = await startServer({ env: { DATABASE_URL: wire.url } }, { RUN_JOBS: 'false' })
  try {
    const order = () => placeOrder(server.url, tokenOf(FIRST_CUSTOMER))
    await order()
    const before = wire.take()
    await order()
    // The news of the commit goes out later, on a connection of its own.
    const statements = wire.take().filter(({ text }) => !text.includes('pg_notify'))
    console.log(`One order is ${statements.length} statements; + is sent with the one before it:`)
    for (const { text, waits } of statements) {
      console.log(`  ${waits ? '-' : '+'} ${text.slice(0, 100)}`)
    }
    return asScript(statements, CUSTOMERS, before)
  } finally {
    await server.stop()
    wire.close()
  }
}
