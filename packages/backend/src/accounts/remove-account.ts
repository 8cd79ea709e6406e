import { DONE } from '@hostfront/contract/page'
import { checkOwnRemoval } from '@hostfront/domain/accounts/administration'
import type { Tx } from '@hostfront/store/port'
import { withInvoiceNumbers } from '../billing/next-invoice-number.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { forgetBytes } from '../files/erase-files.ts'
import { checkSession } from '../identity/check-session.ts'
import { lockAdministrators } from '../identity/lock-administrators.ts'
import { accountUse } from './account-use.ts'
import { eraseAccount } from './erase-account.ts'

/**
 * Deletes the caller's own account and signs it out. Refuses with ACCOUNT_IN_USE while a
 * service runs, an order waits or an invoice is open, and with LAST_ADMIN when nobody else can run the shop.
 */
export async function removeAccount(call: SignedInCall): Promise<typeof DONE> {
  const remove = async (tx: Tx) => {
    const otherAdmins = await lockAdministrators(tx, call.actor.id)
    const user = await tx.users.get(call.actor.id)
    if (!user || user.status === 'deleted') throw refused('LOGIN_REQUIRED')
    await checkSession(tx, call)
    const use = await accountUse(tx, user.id)
    const checked = checkOwnRemoval(user, use, otherAdmins)
    if (!checked.ok) {
      throw checked.refusal === 'ACCOUNT_IN_USE'
        ? refused('ACCOUNT_IN_USE', use)
        : refused('LAST_ADMIN')
    }
    return eraseAccount(tx, call, user, 'accounts.remove')
  }
  await forgetBytes(call, await withInvoiceNumbers(() => call.store.transaction(remove)))
  call.sessionToken.clear()
  return DONE
}
