/** The operator's command line: `npm run admin -- create|reset-password|confirm-clock|take-key`. */
import { randomBytes } from 'node:crypto'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { StoreError } from '@hostfront/store/port'
import { encodeBase32LowerCaseNoPadding } from '@oslojs/encoding'
import { describeProblems, type Env, parseEnv } from '../env.ts'
import { keySource, readServerKey } from '../keys/read-server-key.ts'
import type { OpenShop } from '../open-shop.ts'
import { parseCommand, USAGE } from './command.ts'
import { openForOperator } from './open-for-operator.ts'
import { type Outcome, runCommand } from './run-command.ts'
import { takeKey } from './take-key.ts'

/** What was asked cannot be done; and what was asked cannot be understood. */
const FAILED = 1
const MISUSED = 2

const LOG = { warn: (line: unknown) => console.error(line) }

/** 120 bits: 24 letters and digits. */
const PASSWORD_BYTES = 15

// The build puts this beside the server's own entry; among the sources it is one folder deeper.
const MIGRATIONS = join(
  import.meta.dirname,
  basename(import.meta.dirname) === 'admin' ? '../../../..' : '../../..',
  'packages/store/migrations',
)

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(USAGE)
    return 0
  }
  const parsed = parseCommand(args)
  if (!parsed.ok) {
    console.error(`${parsed.problem}\n\n${USAGE}`)
    return MISUSED
  }
  const settings = parseEnv(process.env)
  if (!settings.ok) {
    console.error(describeProblems(settings.problems))
    return FAILED
  }
  if (parsed.command.kind === 'take-key') return tell(settings.env, takeServerKey(settings.env))
  const given = parsed.passwordFromStdin
    ? { password: await readPassword(), isNew: false }
    : { password: encodeBase32LowerCaseNoPadding(randomBytes(PASSWORD_BYTES)), isNew: true }
  const { command } = parsed
  return tell(
    settings.env,
    inShop(settings.env, ({ backend }) => runCommand(backend, command, given)),
  )
}

/** Says what came of it, and answers the exit code. */
async function tell(env: Env, work: Promise<Outcome>): Promise<number> {
  try {
    const { line, worked } = await work
    if (worked) console.log(line)
    else console.error(line)
    return worked ? 0 : FAILED
  } catch (error) {
    console.error(explain(error, env))
    return FAILED
  }
}

async function takeServerKey(env: Env): Promise<Outcome> {
  const key = await readServerKey(env, LOG)
  const removed = await inShop(env, ({ backend }) => takeKey(backend, key))
  const line = `the database belongs to the key of ${keySource(env)}; secrets removed: ${removed}`
  return { line, worked: true }
}

async function inShop<Value>(env: Env, work: (shop: OpenShop) => Promise<Value>): Promise<Value> {
  const shop = await openForOperator(env, MIGRATIONS, LOG)
  try {
    return await work(shop)
  } finally {
    await shop.close()
  }
}

/** The first line, unchanged. */
async function readPassword(): Promise<string> {
  const lines = createInterface({ input: process.stdin })
  for await (const line of lines) return line
  return ''
}

function explain(error: unknown, { databaseUrl, dataDir }: Env): string {
  if (error instanceof StoreError && error.rule === 'data-folder-in-use') {
    return `The server is running on ${dataDir}. Stop it first; the embedded database belongs to one process at a time. (If the server runs on PostgreSQL, set its DATABASE_URL here too.)`
  }
  const reasons = [error, error instanceof Error ? error.cause : null].filter(Boolean)
  const place = databaseUrl === null ? dataDir : 'the database of DATABASE_URL'
  return `The shop in ${place} could not be opened or changed: ${reasons.map(String).join(': ')}`
}
