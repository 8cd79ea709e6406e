import { addMinutes } from '@hostfront/domain/add-days'
import { keptSince } from '@hostfront/domain/files/kept-since'
import { UNUSED_HOURS } from '@hostfront/domain/files/stored-file'
import type { FileBytes } from '@hostfront/store/file-bytes'
import type { Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { readPages } from '../call/read-pages.ts'
import { rowsById } from '../call/rows-by-id.ts'
import { forgetBytes } from '../files/erase-files.ts'
import { readSettings } from '../settings/read-settings.ts'
import { type RunReport, takeTurn } from './run-report.ts'

const BATCH = 100

/** Deletes files that nothing names, and the bytes of those that have been kept long enough. */
export async function purgeFiles(backend: Backend, report: RunReport): Promise<void> {
  const now = backend.now()
  const { billing } = await backend.store.read(readSettings)
  const unused = { subjectId: null, createdAt: { lt: addMinutes(now, -UNUSED_HOURS * 60) } }
  // Named meanwhile, a file stays.
  await eachBatch(backend, report, unused, async (tx, id) =>
    (await tx.files.get(id, { lock: true }))?.subjectId === null ? tx.files.delete(id) : false,
  )
  const old = { erasedAt: null, createdAt: { lt: keptSince(now, billing.fileMonths) } }
  await eachBatch(backend, report, old, async (tx, id) =>
    Boolean(await tx.files.update(id, { erasedAt: now }, { erasedAt: null })),
  )
  try {
    await sweep(backend)
  } catch (fault) {
    // Bytes may be kept elsewhere than rows: where only they cannot be reached, the run goes on.
    report.failures.push({ collection: 'files', id: null, fault })
  }
}

interface Ended {
  readonly subjectId?: null
  readonly erasedAt?: null
  readonly createdAt: { readonly lt: string }
}

/** `end` answers whether it has ended the file; then its bytes go. */
async function eachBatch(
  backend: Backend,
  report: RunReport,
  where: Ended,
  end: (tx: Tx, id: string) => Promise<boolean>,
): Promise<void> {
  const pages = readPages<{ readonly id: string }>((after) =>
    backend.store.read((tx) => tx.files.list({ where, order: 'oldest', limit: BATCH, after })),
  )
  for await (const rows of pages) {
    if (rows.length === 0) return
    await takeTurn(report, { collection: 'files', id: null }, async () => {
      const ended = await backend.store.transaction(async (tx) => {
        const ids: string[] = []
        for (const { id } of rows) if (await end(tx, id)) ids.push(id)
        return ids
      })
      report.purged += ended.length
      await forgetBytes(backend, ended)
    })
  }
}

/** By the day on which it was last done, in this process: it goes through all that is kept. */
const sweptOn = new WeakMap<FileBytes, string>()

/**
 * Deletes bytes that are nobody's: of a shop that was replaced, of an erased account, of a run that was interrupted. What is
 * listed has had its row before, so one that has none now will get none.
 */
async function sweep({ store, files, now }: Backend): Promise<void> {
  const day = now().slice(0, 10)
  if (sweptOn.get(files) === day) return
  let after: string | null = null
  for (;;) {
    const held = await files.list({ after, limit: BATCH })
    if (held.length === 0) break
    const ids = held.map(({ id }) => id)
    const rows = await store.read((tx) => rowsById(tx.files, ids))
    const left = ids.filter((id) => rows.get(id)?.erasedAt !== null)
    if (left.length > 0) await files.delete(left)
    if (held.length < BATCH) break
    after = ids.at(-1) ?? null
  }
  sweptOn.set(files, day)
}
