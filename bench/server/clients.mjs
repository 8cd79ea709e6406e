// The first page of the accounts and a search in them, as an administrator asks for them over HTTP, while the shop grows.
import { addCustomers, FIRST_CUSTOMER } from './parts/customers.mjs'
import { createPglite, createPostgres, hasPostgres } from './parts/database.mjs'
import { median } from './parts/load.mjs'
import { ADMIN, call, startServer } from './parts/server.mjs'

const SIZES = (process.env.SIZES ?? '1000,10000,100000').split(',').map(Number)
const TIMES = 40

for (const create of [hasPostgres && createPostgres, createPglite].filter(Boolean)) {
  const rows = {}
  let name = ''
  for (const size of SIZES) {
    const database = await create()
    name = database.name
    try {
      await (await startServer(database)).stop()
      await addCustomers(database, size)
      const server = await startServer(database)
      const { cookie } = await call(server.url, 'accounts/login', ADMIN)
      const ask = (input) => () => call(server.url, 'clients/list', input, { cookie })
      const { value } = await ask({ limit: 50 })()
      // In the middle of the shop, so that neither end is what is found.
      const middle = `customer-${FIRST_CUSTOMER + size / 2}@`
      rows[size] = {
        'first page ms': await timed(ask({ limit: 50 })),
        'second page ms': await timed(ask({ limit: 50, after: value.next })),
        'search, one found ms': await timed(ask({ limit: 50, search: middle })),
        'search, none found ms': await timed(ask({ limit: 50, search: 'nobody@nowhere' })),
      }
      await server.stop()
    } finally {
      await database.remove()
    }
  }
  console.log(`\nAccounts on ${name}, median of ${TIMES}`)
  console.table(rows)
}

async function timed(work) {
  for (let at = 0; at < 5; at++) await work()
  const times = []
  for (let at = 0; at < TIMES; at++) {
    const before = performance.now()
    await work()
    times.push(performance.now() - before)
  }
  return Number(median(times).toFixed(1))
}
