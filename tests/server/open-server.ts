import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Caller, type CallerOptions, createCaller } from './caller.ts'
import { copyOfNewShop, createDatabase, type Database } from './database.ts'
import { freePort } from './free-port.ts'

/** The administrator of every server under test. */
export const ADMIN = { email: 'admin@shop.test', password: 'admin-password' }

const MAIN = join(import.meta.dirname, '../../apps/server/dist/main.js')
/** Far more than it takes, for machines that have other things to do. */
const START_MS = 120_000
const STOP_MS = 15_000

export interface ServerOptions {
  readonly database?: Database['kind'] | Database
  /** Settings beside the usual ones. */
  readonly env?: Record<string, string>
  /** Else a free one. */
  readonly port?: number
}

/** The built server as a process of its own. */
export interface OpenServer {
  readonly url: string
  readonly database: Database
  /** Where it puts its mails. */
  readonly mailDir: string
  readonly pid: number
  /** What it has written so far, over all its starts. */
  log(): string
  /** Somebody new at its door, with no cookies. */
  caller(options?: CallerOptions): Caller
  /** Signed in as the administrator it was started with. */
  admin(): Promise<Caller>
  start(): Promise<void>
  /** As an operator would (SIGTERM): answers the exit code. */
  stop(): Promise<number | null>
  /** As the kernel would (SIGKILL). */
  kill(): Promise<void>
  /** Stops it and removes its database, unless that was given. */
  close(): Promise<void>
}

export async function openServer(options: ServerOptions = {}): Promise<OpenServer> {
  const given = typeof options.database === 'object' ? options.database : null
  const database =
    given ??
    (await (options.database === 'PostgreSQL' ? createDatabase('PostgreSQL') : copyOfNewShop()))
  const port = options.port ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const mailDir = join(database.env.DATA_DIR ?? '', 'mail')
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    MAIL_DIR: mailDir,
    HOSTFRONT_ADMIN_EMAIL: ADMIN.email,
    HOSTFRONT_ADMIN_PASSWORD: ADMIN.password,
    // Tests come from one address and try more than a person would; what limits do is tested apart.
    LIMITS_FACTOR: '100000',
    // Nobody listens there: no test asks the register of the EU.
    VIES_URL: 'http://127.0.0.1:9',
    ...database.env,
    ...options.env,
  }
  let log = ''
  let process_: ChildProcess | null = null

  async function start(): Promise<void> {
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    process_ = child
    child.stdout.on('data', (text) => (log += text))
    child.stderr.on('data', (text) => (log += text))
    const deadline = Date.now() + START_MS
    while (!(await isReady(url))) {
      const isOver = child.exitCode !== null || Date.now() > deadline
      if (isOver) throw new Error(`The server did not start (exit ${child.exitCode}):\n${log}`)
      await pause(25)
    }
  }

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const child = process_
    process_ = null
    if (!child || child.exitCode !== null || child.signalCode) return child?.exitCode ?? null
    // Not `exit`: what it said last may come after that.
    const gone = once(child, 'close')
    child.kill(signal)
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
    const [code] = (await gone) as [number | null]
    clearTimeout(late)
    return code
  }

  const caller = (callerOptions?: CallerOptions) => createCaller(() => url, callerOptions)

  try {
    await start()
  } catch (error) {
    await end('SIGKILL')
    if (!given) await database.remove()
    throw error
  }
  return {
    url,
    database,
    mailDir,
    get pid() {
      return process_?.pid ?? 0
    },
    log: () => log,
    caller,
    async admin() {
      const admin = caller()
      await admin.api.accounts.login(ADMIN)
      return admin
    },
    start,
    stop: () => end('SIGTERM'),
    async kill() {
      await end('SIGKILL')
    },
    async close() {
      await end('SIGTERM')
      // Faults are answered with 500 and an id alone; what they were is here.
      const fault = /^\{"level":[56]0.*$/m.exec(log)?.[0]
      if (fault) console.log(`The server logged: ${fault.slice(0, 2000)}`)
      if (!given) await database.remove()
    },
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}
