import { link, open, readFile, rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { StoreError } from '../../port.ts'

interface Holder {
  readonly pid: number
  readonly startedAt: string | null
}

/** A dead holder's file may be taken over by somebody else in between. */
const TRIES = 5

/**
 * Keeps a second process out of a data folder, which PGlite does not: both would write, and what one wrote would be
 * gone without an error. A file beside the folder names the process; one that no longer lives is taken over.
 * Answers the way to let go. Throws StoreError `unavailable` while another process has it, or this one already.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = `${resolve(folder)}.lock`
  for (let tries = 1; tries <= TRIES; tries++) {
    if (await claim(path)) return () => rm(path, { force: true })
    const holder = await readHolder(path)
    if (holder && (await isAlive(holder))) {
      throw new StoreError('unavailable', 'data-folder-in-use', {
        cause: new Error(
          `The data folder ${folder} is in use by process ${holder.pid} (lock file ${path}).`,
        ),
      })
    }
    await setAside(path)
  }
  throw new StoreError('unavailable', 'data-folder-in-use', {
    cause: new Error(`The lock file ${path} cannot be taken over.`),
  })
}

/** Moves a dead holder's file away; puts it back when it turns out to be that of somebody who was faster. */
async function setAside(path: string): Promise<void> {
  const aside = `${path}.${process.pid}`
  try {
    await rename(path, aside)
  } catch {
    // Somebody else has moved it.
    return
  }
  const moved = await readHolder(aside)
  if (moved && (await isAlive(moved))) await link(aside, path).catch(() => {})
  await rm(aside, { force: true })
}

/** False when the file is there. */
async function claim(path: string): Promise<boolean> {
  const holder: Holder = { pid: process.pid, startedAt: await startOf(process.pid) }
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
      const { pid, startedAt }: Record<string, unknown> = JSON.parse(await readFile(path, 'utf8'))
      if (typeof pid === 'number') {
        return { pid, startedAt: typeof startedAt === 'string' ? startedAt : null }
      }
    } catch {
      // Looked at again below.
    }
    if (looks === 3) return null
    await new Promise((done) => setTimeout(done, 50))
  }
}

/** A process number is given out again after a while: the time of its start tells one process from the next. */
async function isAlive({ pid, startedAt }: Holder): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // It lives, and belongs to somebody else.
    if ((error as { code?: unknown }).code !== 'EPERM') return false
  }
  const now = await startOf(pid)
  return now === null || startedAt === null || now === startedAt
}

/** When the process started, in ticks since the machine did; null where there is no /proc to tell. */
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
