import type { FileFacts } from '@hostfront/contract/files'
import { may } from '@hostfront/domain/accounts/permission'
import { checkFile } from '@hostfront/domain/files/check-file'
import {
  type FilePurpose,
  MAX_ACCOUNT_BYTES,
  type StoredFile,
} from '@hostfront/domain/files/stored-file'
import { admittedCall } from '../access/admitted-call.ts'
import type { Backend, CallHost, SignedInCall } from '../call/context.ts'
import { countAttempt } from '../call/limit-attempts.ts'
import { refused } from '../call/refused.ts'
import { lockStillThere } from '../identity/check-still-there.ts'
import { asFacts } from './file-facts.ts'

export interface SentFile {
  readonly purpose: FilePurpose
  /** As the sender calls it. */
  readonly name: string
  readonly bytes: Uint8Array
}

/**
 * Keeps a file that the caller has sent, until something names it. Refuses with FILE_REFUSED what is no picture or document
 * as they are taken, with FILES_FULL a customer who has sent as much as is kept of one, and with TOO_MANY_ATTEMPTS.
 */
export const storeFile = (host: Backend & CallHost, sent: SentFile): Promise<FileFacts> =>
  admittedCall('files.send', host, (call) => keepFile(call, sent))

async function keepFile(
  call: SignedInCall,
  { purpose, name, bytes }: SentFile,
): Promise<FileFacts> {
  const isOfTeam = may(call.actor, 'tickets.answer')
  if (!isOfTeam) await countAttempt(call, { 'file-account': call.actor.id })
  const checked = checkFile(bytes, name)
  if (!checked.ok) throw refused('FILE_REFUSED', { problem: checked.refusal })
  const file: StoredFile = {
    id: call.newId(),
    createdAt: call.now(),
    userId: call.actor.id,
    purpose,
    ...checked.value,
    size: bytes.length,
    digest: await call.digestBytes(bytes),
    subjectId: null,
    erasedAt: null,
  }
  // The row comes first: bytes that have none are nobody's, and are deleted.
  await call.store.transaction(async (tx) => {
    // Held, so that what many send at once is counted one after the other.
    await lockStillThere(tx, call)
    if (!isOfTeam) {
      const query = {
        where: { userId: file.userId, erasedAt: null },
        by: 'userId',
        sum: 'size',
      } as const
      const [kept] = await tx.files.tally(query)
      if ((kept?.sum ?? 0) + file.size > MAX_ACCOUNT_BYTES) {
        throw refused('FILES_FULL', { max: MAX_ACCOUNT_BYTES })
      }
    }
    await tx.files.insert(file)
  })
  await putBytes(call, file.id, bytes)
  return asFacts(file, true)
}

/** A file whose bytes could not be kept is none. */
async function putBytes(
  { store, files }: SignedInCall,
  id: string,
  bytes: Uint8Array,
): Promise<void> {
  try {
    await files.put(id, bytes)
  } catch (fault) {
    // Where this fails too, the row is deleted when nothing has named it for a day.
    await store.transaction((tx) => tx.files.delete(id)).catch(() => undefined)
    throw fault
  }
}
