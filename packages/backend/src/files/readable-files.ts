import type { Actor } from '@hostfront/domain/accounts/actor'
import { mayReadFile } from '@hostfront/domain/files/may-read-file'
import type { StoredFile } from '@hostfront/domain/files/stored-file'
import type { ReadTx } from '@hostfront/store/port'
import { rowsById } from '../call/rows-by-id.ts'

/** The files of these ids that `actor` may read, by id. */
export async function readableFiles(
  tx: ReadTx,
  actor: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredFile>> {
  const files = [...(await rowsById(tx.files, ids)).values()]
  const subjectsOf = (purpose: StoredFile['purpose']) =>
    files.map((file) => (file.purpose === purpose ? file.subjectId : null))
  const [tickets, declarations] = await Promise.all([
    rowsById(tx.tickets, subjectsOf('attachment')),
    rowsById(tx.declarations, subjectsOf('proof')),
  ])
  const readable = files.filter((file) => {
    const subjects = file.purpose === 'proof' ? declarations : tickets
    return mayReadFile(actor, file, subjects.get(file.subjectId ?? '') ?? null)
  })
  return new Map(readable.map((file) => [file.id, file]))
}
