// From the command to the first answer, and memory at rest, beside a bare server of the same library.
import { bareServer } from './parts/bare-server.mjs'
import { createPglite, createPostgres, hasPostgres } from './parts/database.mjs'
import { median } from './parts/load.mjs'
import { startServer } from './parts/server.mjs'

const STARTS = 5
const REST_MS = 5000

const bareTimes = []
for (let at = 0; at < STARTS; at++) {
  const before = performance.now()
  const bare = await bareServer([])
  await fetch(bare.url)
  bareTimes.push(performance.now() - before)
  bare.close()
}
const rows = { 'bare server': { 'start ms': Math.round(median(bareTimes)) } }
for (const create of [hasPostgres && createPostgres, createPglite].filter(Boolean)) {
  const database = await create()
  try {
    const first = await startServer(database)
    await first.stop()
    const times = []
    const memories = []
    for (let at = 0; at < STARTS; at++) {
      const server = await startServer(database)
      times.push(server.startMs)
      if (at === STARTS - 1) {
        await new Promise((resolve) => setTimeout(resolve, REST_MS))
        memories.push(server.memory())
      }
      await server.stop()
    }
    rows[database.name] = {
      'first start ms': Math.round(first.startMs),
      'start ms': Math.round(median(times)),
      'at rest MB': Math.round(memories[0]),
    }
  } finally {
    await database.remove()
  }
}
console.table(rows)
