import type { Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { drain } from '../call/drain.ts'

const BATCH = 200

/**
 * Ends all files that an account has sent, within the transaction that erases it: what nothing names goes, of the rest its
 * row stays, without a name. Answers their ids, whose bytes `forgetBytes` deletes afterwards.
 */
export async function eraseFilesOf(tx: Tx, userId: string, now: string): Promise<string[]> {
  const ids: string[] = []
  await drain(
    () => tx.files.list({ where: { userId, erasedAt: null }, limit: BATCH }),
    ({ id, subjectId }) => {
      ids.push(id)
      return subjectId === null
        ? tx.files.delete(id)
        : tx.files.update(id, { erasedAt: now, name: '' })
    },
  )
  return ids
}

/** Deletes bytes whose rows are gone or erased. What fails here is done by the night's run. */
export async function forgetBytes(
  { files }: Pick<Backend, 'files'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0) await files.delete(ids).catch(() => undefined)
}
