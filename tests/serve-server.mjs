// Serves the built server edition for the journeys: a new shop on PGlite, or on a database of its own beside
// DATABASE_URL when JOURNEYS_DATABASE is `postgresql`. Its administrators are those of JOURNEYS_ACCOUNTS.
// JOURNEYS_REPLICAS (on PostgreSQL): so many processes behind one address, each request to the next of them.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request as ask, createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const DIST = join(import.meta.dirname, '../apps/server/dist')
const { admin, dashboardAdmin } = JSON.parse(process.env.JOURNEYS_ACCOUNTS)
const port = Number(process.env.PORT)
const url = `http://localhost:${port}`
const replicas = Number(process.env.JOURNEYS_REPLICAS ?? 1)
const folder = await mkdtemp(join(tmpdir(), 'hostfront-journeys-'))
const database = process.env.JOURNEYS_DATABASE === 'postgresql' ? await createDatabase() : null
const env = {
  PATH: process.env.PATH,
  PUBLIC_URL: url,
  DATA_DIR: join(folder, 'data'),
  HOSTFRONT_ADMIN_EMAIL: admin.email,
  HOSTFRONT_ADMIN_PASSWORD: admin.password,
  LOG_LEVEL: 'error',
  // All journeys come from one address, and try more than a person would.
  LIMITS_FACTOR: '1000',
  // Where vat-checks.spec.ts starts a simulated register; nobody answers there else.
  VIES_URL: `http://localhost:${port + 100}/taxation_customs/vies/rest-api`,
  ...(database && { DATABASE_URL: database }),
}

// The first start makes the shop; the second administrator is added beside it, as an operator would. At another
// address: a caller at the shop's own must not find one that is about to stop.
const first = startServer(port + 1)
await untilReady(first, port + 1)
first.kill('SIGTERM')
await once(first, 'exit')
const create = [
  'create',
  '--email',
  dashboardAdmin.email,
  '--landing',
  'dashboard',
  '--password-stdin',
]
const adding = start('admin.js', port, create)
adding.stdin.end(`${dashboardAdmin.password}\n`)
const [code] = await once(adding, 'exit')
if (code !== 0) process.exit(1)

const ports = replicas === 1 ? [port] : Array.from({ length: replicas }, (_, at) => port + 1 + at)
const servers = ports.map(startServer)
if (replicas > 1) await spread(ports)
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void putAway())

async function putAway() {
  await Promise.all(
    servers.map(async (server) => {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
    }),
  )
  if (database)
    await query(
      process.env.DATABASE_URL,
      `DROP DATABASE IF EXISTS ${nameOf(database)} WITH (FORCE)`,
    )
  await rm(folder, { recursive: true, force: true })
  process.exit(0)
}

/** Passes each request on to the next port; none of them is one caller's own. */
async function spread(targets) {
  for (const target of targets) await untilReady(servers[targets.indexOf(target)], target)
  let turn = 0
  const proxy = createServer((request, response) => {
    const { method, url: path, headers } = request
    const options = { port: targets[turn++ % targets.length], method, path, headers }
    const passed = ask(options, (answer) => {
      response.writeHead(answer.statusCode, answer.rawHeaders)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    response.on('close', () => passed.destroy())
    request.pipe(passed)
  })
  proxy.listen(port)
  await once(proxy, 'listening')
}

function startServer(at) {
  return start('main.js', at)
}

function start(program, at, args = []) {
  const stdio = ['pipe', 'inherit', 'inherit']
  const own = { ...env, PORT: String(at) }
  return spawn(process.execPath, [join(DIST, program), ...args], { env: own, stdio })
}

async function untilReady(child, at) {
  while (child.exitCode === null) {
    const isReady = await fetch(`http://localhost:${at}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await pause(50)
  }
  process.exit(1)
}

async function createDatabase() {
  const address = new URL(process.env.DATABASE_URL)
  address.pathname = `/hostfront_journeys_${randomBytes(5).toString('hex')}`
  await query(process.env.DATABASE_URL, `CREATE DATABASE ${nameOf(address.href)}`)
  return address.href
}

function nameOf(address) {
  return new URL(address).pathname.slice(1)
}

async function query(connectionString, text) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(text)
  await client.end()
}
