import { DONE } from '@hostfront/contract/page'
import { canBeDeleted } from '@hostfront/domain/accounts/administration'
import type { Tx } from '@hostfront/store/port'
import { eraseAccount } from '../accounts/erase-account.ts'
import { withInvoiceNumbers } from '../billing/next-invoice-number.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { forgetBytes } from '../files/erase-files.ts'

/** Deletes a customer with all that runs and waits for them; invoices and ledger stay. */
export async function removeClient(
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<typeof DONE> {
  const remove = async (tx: Tx) => {
    const user = await tx.users.get(id)
    if (!user || user.status === 'deleted') throw refused('NOT_FOUND')
    if (!canBeDeleted(user)) throw refused('CLIENT_IS_ADMIN')
    return eraseAccount(tx, call, user, 'clients.remove')
  }
  await forgetBytes(call, await withInvoiceNumbers(() => call.store.transaction(remove)))
  return DONE
}
