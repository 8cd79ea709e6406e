import { DONE } from '@hostfront/contract/page'
import { canBeDeleted } from '@hostfront/domain/accounts/administration'
import { eraseAccount } from '../accounts/erase-account.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'

/** Deletes a customer with all that runs and waits for them; invoices and ledger stay. */
export async function removeClient(
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<typeof DONE> {
  await call.store.transaction(async (tx) => {
    const user = await tx.users.get(id)
    if (!user || user.status === 'deleted') throw refused('NOT_FOUND')
    if (!canBeDeleted(user)) throw refused('CLIENT_IS_ADMIN')
    await eraseAccount(tx, call, user, 'clients.remove')
  })
  return DONE
}
