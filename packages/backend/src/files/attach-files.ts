import type { StoredFile } from '@hostfront/domain/files/stored-file'
import type { Tx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'

interface Attached extends Pick<StoredFile, 'purpose'> {
  readonly fileIds: readonly string[]
  /** Of the declaration or ticket that is to name them. */
  readonly subjectId: string
}

/**
 * Gives files that the caller has sent to what names them, within its transaction. Refuses with FILE_GONE what is not
 * theirs, was sent for something else, is named already or was deleted meanwhile.
 */
export async function attachFiles(
  tx: Tx,
  call: SignedInCall,
  { purpose, fileIds, subjectId }: Attached,
): Promise<void> {
  for (const id of fileIds) {
    const own = { userId: call.actor.id, purpose, subjectId: null, erasedAt: null }
    if (!(await tx.files.update(id, { subjectId }, own))) throw refused('FILE_GONE')
  }
}
