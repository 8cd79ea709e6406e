import { open, readFile, readlink, rename, rm, stat, utimes } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StoreError } from '../../port.ts'

interface Holder {
  readonly pid: number
  readonly startedAt: string | null
  /** Where `pid` means something: a container counts its processes anew. Null where there are none. */
  readonly namespace: string | null
}

/** A dead holder's file may be taken over by somebody else in between. */
const TRIES = 5
const NEXT_TRY_MS = 50
/** A holder touches its file this often; one of another container that has not for so long is dead. Milliseconds. */
const TOUCH_MS = 5000
const UNTOUCHED_MS = 30_000

/**
 * Keeps a second process out of a data folder, which PGlite does not: both would write, and what one wrote would be
 * gone without an error. A file beside the folder names the process; one that no longer lives is taken over. Whether a
 * process of another container lives is known by its touching the file, so that one is taken over half a minute late.
 * Answers the way to let go. Throws StoreError `unavailable` while another process has it, or this one already.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = `${resolve(folder)}.lock`
  for (let tries = 1; tries <= TRIES; tries++) {
    if (await claim(path)) return hold(path)
    const holder = await readHolder(path)
    if (holder && (await isAlive(holder, path))) {
      throw new StoreError('unavailable', 'data-folder-in-use', {
        cause: new Error(
          `The data folder ${folder} is in use by process ${holder.pid} (lock file ${path}).`,
        ),
      })
    }
    if (await takeOver(path)) return hold(path)
    await pause(NEXT_TRY_MS)
  }
  throw new StoreError('unavailable', 'data-folder-in-use', {
    cause: new Error(`The lock file ${path} cannot be taken over.`),
  })
}

/** Shows that the holder lives, and answers the way to let go. */
function hold(path: string): () => Promise<void> {
  const timer = setInterval(() => {
    const now = new Date()
    // A file that is gone is nobody's lock any more; nothing can be done about it from here.
    void utimes(path, now, now).catch(() => undefined)
  }, TOUCH_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    const holder = await readHolder(path)
    const self = await ownHolder()
    // Somebody who took this process for dead has put a file of their own there.
    const isOwn = holder?.pid === self.pid && holder.namespace === self.namespace
    if (isOwn) await rm(path, { force: true })
  }
}

/**
 * Puts an own file in the place of a dead holder's: of several who want to, one at a time, and it looks once more
 * before it does. There is always a file: otherwise a third could claim it. False when somebody else was faster.
 */
async function takeOver(path: string): Promise<boolean> {
  const guard = `${path}.takeover`
  if (!(await claim(guard))) {
    if (await isLeft(guard)) await rm(guard, { force: true })
    return false
  }
  const holder = await readHolder(path)
  const isFree = !(holder && (await isAlive(holder, path)))
  if (isFree) await rename(guard, path)
  else await rm(guard, { force: true })
  return isFree
}

/** False when the file exists. */
async function claim(path: string): Promise<boolean> {
  const holder = await ownHolder()
  try {
    const file = await open(path, 'wx')
    try {
      await file.writeFile(JSON.stringify(holder))
      await file.sync()
    } finally {
      await file.close()
    }
    return true
  } catch (error) {
    if ((error as { code?: unknown }).code === 'EEXIST') return false
    throw error
  }
}

/** Null when it is gone or says nothing: its writer died while writing, or is just about to write. */
async function readHolder(path: string): Promise<Holder | null> {
  for (let looks = 1; ; looks++) {
    try {
      const { pid, startedAt, namespace } = JSON.parse(await readFile(path, 'utf8')) as Record<
        string,
        unknown
      >
      if (typeof pid === 'number') {
        return {
          pid,
          startedAt: typeof startedAt === 'string' ? startedAt : null,
          namespace: typeof namespace === 'string' ? namespace : null,
        }
      }
    } catch {
      // Looked at again below.
    }
    if (looks === 3) return null
    await pause(50)
  }
}

async function ownHolder(): Promise<Holder> {
  const { pid } = process
  return { pid, startedAt: await startOf(pid), namespace: await ownNamespace() }
}

async function ownNamespace(): Promise<string | null> {
  return readlink('/proc/self/ns/pid').catch(() => null)
}

/** A process number is given out again after a while: the time of its start distinguishes the processes. */
async function isAlive({ pid, startedAt, namespace }: Holder, path: string): Promise<boolean> {
  if (namespace !== (await ownNamespace())) return isTouched(path)
  try {
    process.kill(pid, 0)
  } catch (error) {
    // It lives, and belongs to somebody else.
    if ((error as { code?: unknown }).code !== 'EPERM') return false
  }
  const now = await startOf(pid)
  return now === null || startedAt === null || now === startedAt
}

/** Whether who took over died in these few steps, long ago. */
async function isLeft(guard: string): Promise<boolean> {
  const found = await stat(guard).catch(() => null)
  if (!found || Date.now() - found.mtimeMs < UNTOUCHED_MS) return false
  const holder = await readHolder(guard)
  return !(holder && (await isAlive(holder, guard)))
}

async function isTouched(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  return found !== null && Date.now() - found.mtimeMs < UNTOUCHED_MS
}

/** When the process started, in ticks since the machine did; null where there is no /proc. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const [stat, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    ])
    // The name, in parentheses, may hold spaces; the 20th field after it is the start.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return ticks ? `${boot.trim()} ${ticks}` : null
  } catch {
    return null
  }
}
