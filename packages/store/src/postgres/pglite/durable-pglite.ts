import { closeSync, fsyncSync, openSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { StoreError } from '../../port.ts'

/** What is used of the file system inside PGlite. */
interface MountedFiles {
  realPath(node: unknown): string
  stream_ops: { fsync?: (stream: OpenFile) => number }
}

interface OpenFile {
  /** The file's number outside; missing for a folder. */
  readonly nfd?: number
  readonly node: unknown
}

interface PgliteModule {
  FS: { lookupPath(path: string): { node: { mount: { type: MountedFiles } } } }
}

/** Where PGlite 0.5 mounts the folder. */
const MOUNT = '/pglite/data'

/** PGlite in memory, gone when it is closed: for tests. */
export function openPgliteInMemory(): Promise<PGlite> {
  return PGlite.create({ extensions: { pg_trgm } })
}

/**
 * PGlite in a folder so that what was committed survives a power cut. As shipped it never asks the disk to write:
 * fsync is switched off, and its file system does not know it. Both are fixed here, and tried out: a database
 * that writes without reaching the disk is not opened. It reaches into PGlite, which is why that is pinned.
 *
 * @param isMended - false leaves the file system as shipped, to see the trial fail.
 */
export async function openDurablePglite(folder: string, isMended = true): Promise<PGlite> {
  await mkdir(folder, { recursive: true })
  const startParams = [
    // `-F` is "no fsync".
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    '-c',
    'wal_sync_method=fsync',
  ]
  const db = await PGlite.create({ dataDir: folder, extensions: { pg_trgm }, startParams })
  try {
    const syncs = isMended ? mend(db) : { count: 0 }
    // What creation or recovery wrote before the repair.
    await db.exec('CHECKPOINT')
    const before = syncs.count
    await db.exec(
      'create table if not exists durability_trial (at bigint); ' +
        'insert into durability_trial values (1); delete from durability_trial',
    )
    if (syncs.count === before) {
      throw new StoreError('unavailable', 'not-durable', {
        cause: new Error(
          'The embedded database wrote without asking the disk to keep it: a power cut would lose orders. ' +
            'It is not opened. Use the pinned version of PGlite, or a PostgreSQL through DATABASE_URL.',
        ),
      })
    }
    return db
  } catch (error) {
    await db.close().catch(() => {})
    throw error
  }
}

/** Teaches PGlite's file system to sync; answers the number of times it did, as it goes. */
function mend(db: PGlite): { count: number } {
  const syncs = { count: 0 }
  // Not part of PGlite's types.
  const { FS } = (db as unknown as { Module: PgliteModule }).Module
  const files = FS.lookupPath(MOUNT).node.mount.type
  files.stream_ops.fsync = ({ nfd, node }) => {
    if (nfd === undefined) syncFolder(files.realPath(node))
    else fsyncSync(nfd)
    syncs.count++
    return 0
  }
  return syncs
}

function syncFolder(path: string): void {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
