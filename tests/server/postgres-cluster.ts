import { execFile } from 'node:child_process'
import { chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'

const run = promisify(execFile)
const VERSIONS = '/usr/lib/postgresql'

/** A PostgreSQL of its own, for tests that stop it. */
export interface PostgresCluster {
  /** Of its first database. */
  readonly url: string
  start(): Promise<void>
  /** `immediate` is what a crash looks like: every connection is cut, nothing is written down. */
  stop(mode: 'fast' | 'immediate'): Promise<void>
  /** All its processes are stopped, as on a disk or a machine that hangs; connections stay open. */
  freeze(): Promise<void>
  thaw(): Promise<void>
  remove(): Promise<void>
}

/** The folder of PostgreSQL's programs, the newest there is; null where it is not installed. */
export async function findPostgres(): Promise<string | null> {
  const versions = await readdir(VERSIONS).catch(() => [])
  const newest = versions.sort((one, other) => Number(one) - Number(other)).at(-1)
  return newest ? join(VERSIONS, newest, 'bin') : null
}

export async function createCluster(programs: string): Promise<PostgresCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'hostfront-cluster-'))
  const user = await unprivileged()
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const port = await freePort()
  const call = (program: string, ...args: string[]) =>
    run(join(programs, program), args, { ...user, cwd: folder })
  const control = (...args: string[]) =>
    call('pg_ctl', '-D', data, '-w', '-s', '-l', join(folder, 'log'), ...args)
  const start = async () => {
    await control('-o', `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`, 'start')
  }
  /** To the first process and all that it has started. */
  const signalAll = async (signal: 'SIGSTOP' | 'SIGCONT') => {
    const [first = ''] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')
    const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', first])
    for (const pid of [first, ...stdout.split('\n')]) {
      if (pid.trim()) process.kill(Number(pid), signal)
    }
  }
  await call('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync')
  await start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    async stop(mode) {
      await control('-m', mode, 'stop')
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async remove() {
      await signalAll('SIGCONT').catch(() => undefined)
      await control('-m', 'immediate', 'stop').catch(() => undefined)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root; then it runs as the user its package made. */
async function unprivileged(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (what) => Number((await run('id', [what, 'postgres'])).stdout)),
  )
  return uid !== undefined && gid !== undefined ? { uid, gid } : {}
}
