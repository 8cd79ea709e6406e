// Reading the catalogue, against an answer of the same size that the same host makes of nothing.

import { bareServer } from './parts/bare-server.mjs'
import { createPglite, createPostgres, hasPostgres } from './parts/database.mjs'
import { load } from './parts/load.mjs'
import { call, startServer } from './parts/server.mjs'

const CLIENTS = 8

for (const create of [hasPostgres && createPostgres, createPglite].filter(Boolean)) {
  const database = await create()
  const server = await startServer(database)
  try {
    const { value } = await call(server.url, 'plans/onSale')
    const bare = await bareServer(value)
    const rows = {}
    for (const [name, url, path] of [
      ['bare JSON', bare.url, '/'],
      ['catalogue', server.url, '/api/v1/plans/onSale'],
    ]) {
      const { perSecond, p99 } = await load(url, CLIENTS, { method: 'GET', path })
      rows[name] = { 'reads/s': Math.round(perSecond), 'p99 ms': p99 }
    }
    const ratio = rows.catalogue['reads/s'] / rows['bare JSON']['reads/s']
    console.log(
      `\nCatalogue on ${database.name}, ${CLIENTS} clients: ${ratio.toFixed(2)} of bare JSON`,
    )
    console.table(rows)
    bare.close()
  } finally {
    await server.stop()
    await database.remove()
  }
}
