import { DONE } from '@hostfront/contract/page'
import { isOwner } from '@hostfront/domain/accounts/actor'
import type { SignedInCall } from '../call/context.ts'

/** Takes back a file that the caller has sent and that nothing names yet. */
export async function removeFile(
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<typeof DONE> {
  const isRemoved = await call.store.transaction(async (tx) => {
    const file = await tx.files.get(id, { lock: true })
    return file?.subjectId === null && isOwner(call.actor, file) && (await tx.files.delete(id))
  })
  if (isRemoved) await call.files.delete([id])
  return DONE
}
