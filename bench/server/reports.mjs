// A year's report, as an administrator asks for it over HTTP, against one sum over the same invoices in the same database.
import pg from 'pg'
import { addCustomers } from './parts/customers.mjs'
import { createPostgres, hasPostgres } from './parts/database.mjs'
import { median } from './parts/load.mjs'
import { addPaidInvoices } from './parts/paid-invoices.mjs'
import { ADMIN, call, startServer } from './parts/server.mjs'

const SIZES = (process.env.SIZES ?? '10000,100000').split(',').map(Number)
const CUSTOMERS = 1000
const TIMES = 15
const YEAR = { from: '2025-01-01', to: '2025-12-31' }
const PLAIN = `select count(*), sum(total) from invoices
  where status = 'paid' and paid_at >= '2025-01-01T00:00:00.000Z' and paid_at < '2026-01-01T00:00:00.000Z'`

if (!hasPostgres) {
  console.log('Left out: DATABASE_URL names no PostgreSQL.')
  process.exit(0)
}
const rows = {}
for (const size of SIZES) rows[`${size} invoices`] = await measure(size)
console.log(`A year's report on PostgreSQL, median of ${TIMES}`)
console.table(rows)

async function measure(size) {
  const database = await createPostgres()
  try {
    await (await startServer(database)).stop()
    await addCustomers(database, CUSTOMERS)
    await addPaidInvoices(database, CUSTOMERS, size)
    const server = await startServer(database)
    const { cookie } = await call(server.url, 'accounts/login', ADMIN)
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    try {
      const { value } = await call(server.url, 'reports/ofPeriod', YEAR, { cookie })
      const plain = (await client.query(PLAIN)).rows[0]
      if (value.income.invoices !== Number(plain.count)) throw new Error('The report is wrong.')
      const ask = (noun, input) => () => call(server.url, noun, input, { cookie })
      const [sum, year, today] = [
        await timed(() => client.query(PLAIN)),
        await timed(ask('reports/ofPeriod', YEAR)),
        await timed(ask('reports/standing')),
      ]
      return {
        'one sum ms': sum,
        'year ms': year,
        'year / one sum': Number((year / sum).toFixed(1)),
        'today ms': today,
      }
    } finally {
      await client.end()
      await server.stop()
    }
  } finally {
    await database.remove()
  }
}

async function timed(work) {
  for (let at = 0; at < 3; at++) await work()
  const times = []
  for (let at = 0; at < TIMES; at++) {
    const before = performance.now()
    await work()
    times.push(performance.now() - before)
  }
  return Number(median(times).toFixed(1))
}
