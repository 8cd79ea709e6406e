// Serves the built server edition for the journeys: a new shop on PGlite, or on a database of its own beside
// DATABASE_URL when JOURNEYS_DATABASE is `postgresql`. Its administrators are those of JOURNEYS_ACCOUNTS.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const DIST = join(import.meta.dirname, '../apps/server/dist')
const { admin, dashboardAdmin } = JSON.parse(process.env.JOURNEYS_ACCOUNTS)
const url = `http://localhost:${process.env.PORT}`
const folder = await mkdtemp(join(tmpdir(), 'hostfront-journeys-'))
const database = process.env.JOURNEYS_DATABASE === 'postgresql' ? await createDatabase() : null
const env = {
  PATH: process.env.PATH,
  PORT: process.env.PORT,
  DATA_DIR: join(folder, 'data'),
  HOSTFRONT_ADMIN_EMAIL: admin.email,
  HOSTFRONT_ADMIN_PASSWORD: admin.password,
  LOG_LEVEL: 'error',
  // All journeys come from one address, and try more than a person would.
  LIMITS_FACTOR: '1000',
  ...(database && { DATABASE_URL: database }),
}

// The first start makes the shop; the second administrator is added beside it, as an operator would.
const first = start('main.js')
await untilReady(first)
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
const adding = start('admin.js', create)
adding.stdin.end(`${dashboardAdmin.password}\n`)
const [code] = await once(adding, 'exit')
if (code !== 0) process.exit(1)

const server = start('main.js')
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void putAway())

async function putAway() {
  server.kill('SIGTERM')
  if (server.exitCode === null) await once(server, 'exit')
  if (database)
    await query(
      process.env.DATABASE_URL,
      `DROP DATABASE IF EXISTS ${nameOf(database)} WITH (FORCE)`,
    )
  await rm(folder, { recursive: true, force: true })
  process.exit(0)
}

function start(program, args = []) {
  const stdio = ['pipe', 'inherit', 'inherit']
  return spawn(process.execPath, [join(DIST, program), ...args], { env, stdio })
}

async function untilReady(child) {
  while (child.exitCode === null) {
    const isReady = await fetch(`${url}/readyz`).then(
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
