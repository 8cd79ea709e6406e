// What one address can do to everybody within the default limits: how long /readyz takes while it sends large or
// costly requests, against the same number of small ones. Processor time says the same on a machine that is busy.
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { createPglite, createPostgres, hasPostgres } from './parts/database.mjs'
import { startServer } from './parts/server.mjs'

const SECONDS = 12
/** Below the 600 a minute that one address is let through. */
const PER_SECOND = 45
const CONNECTIONS = 8
const PROBE_EVERY_MS = 20
const FLOODER = new URL('parts/flooder.mjs', import.meta.url)

const json = { 'content-type': 'application/json' }
const post = (path, body, headers = json) => ({ method: 'POST', path, headers, body })
const get = (path, headers = {}) => ({ method: 'GET', path, headers, body: null })
const LARGE = `[${'1,'.repeat(120_000)}1]`
const LOGIN = 'accounts/login'

const FLOODS = {
  small: post(`/api/v1/${LOGIN}`, '[1,1]'),
  'numbers, /api/v1': post(`/api/v1/${LOGIN}`, LARGE),
  'numbers, /api/rpc': post(`/api/rpc/${LOGIN}`, `{"json":${LARGE}}`),
  'numbers, in chunks': post(`/api/v1/${LOGIN}`, LARGE, {
    ...json,
    'transfer-encoding': 'chunked',
  }),
  "numbers, administrator's": post('/api/v1/clients/update', LARGE),
  'nested, /api/v1': post(`/api/v1/${LOGIN}`, '['.repeat(110_000) + ']'.repeat(110_000)),
  'type notes, /api/rpc': post(
    `/api/rpc/${LOGIN}`,
    `{"json":{"a":"1"},"meta":[${'[0,"a"],'.repeat(30_000)}[0,"a"]]}`,
  ),
  'a whole shop': post('/api/rpc/shop/importDocument', Buffer.alloc(20_000_000, 120)),
  'query, many names': get(`/api/v1/vouchers/check?${'a&'.repeat(7000)}`),
  'query, nested': get(`/api/v1/vouchers/check?a${'[a]'.repeat(4500)}=1`),
  'the document, packed': get('/api/openapi.json', { 'accept-encoding': 'gzip' }),
}

const wanted = process.env.FLOODS?.split(';')
const rows = {}
for (const [name, flood] of Object.entries(FLOODS)) {
  if (wanted && !wanted.includes(name) && name !== 'small') continue
  rows[name] = await measure(flood)
  for (const figure of ['p99 ms', 'CPU ms']) {
    rows[name][`${figure.split(' ')[0]} / small`] = Number(
      (rows[name][figure] / rows.small[figure]).toFixed(1),
    )
  }
}
console.log(
  `\n/readyz on ${hasPostgres ? 'PostgreSQL' : 'PGlite'} while one address sends up to ${PER_SECOND} requests a second over ${CONNECTIONS} connections`,
)
console.table(rows)

async function measure(flood) {
  const database = await (hasPostgres ? createPostgres : createPglite)()
  try {
    const server = await startServer(database, { LIMITS_FACTOR: '1' })
    const cpuBefore = server.cpuMs()
    const worker = new Worker(FLOODER, {
      workerData: {
        url: server.url,
        seconds: SECONDS,
        perSecond: PER_SECOND,
        connections: CONNECTIONS,
        ...flood,
      },
    })
    const over = new Promise((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
    })
    const [times, statuses] = await Promise.all([probe(server.url), over])
    const cpu = server.cpuMs() - cpuBefore
    await server.stop()
    const sorted = times.sort((a, b) => a - b)
    const at = (part) => Number(sorted[Math.floor((sorted.length - 1) * part)].toFixed(1))
    return {
      'p50 ms': at(0.5),
      'p99 ms': at(0.99),
      'max ms': at(1),
      // With what the probes cost, which is the same for all.
      'CPU ms': Math.round(cpu),
      answers: Object.entries(statuses)
        .map(([status, count]) => `${count} x ${status}`)
        .join(', '),
    }
  } finally {
    await database.remove()
  }
}

/** Asks at fixed moments, whether the last answer has come or not: a stall is felt by everybody who comes meanwhile. */
async function probe(url) {
  const asked = []
  for (let at = 0; at < (SECONDS * 1000) / PROBE_EVERY_MS; at++) {
    asked.push(timed(url))
    await pause(PROBE_EVERY_MS)
  }
  return Promise.all(asked)
}

async function timed(url) {
  const before = performance.now()
  await (await fetch(`${url}/readyz`)).arrayBuffer()
  return performance.now() - before
}
