import { DONE } from '@hostfront/contract/page'
import { checkOwnRemoval } from '@hostfront/domain/accounts/administration'
import type { SignedInCall } from '../context.ts'
import { refused } from '../refused.ts'
import { accountUse } from './account-use.ts'
import { confirmPassword } from './confirm-password.ts'
import { eraseAccount } from './erase-account.ts'
import { lockAdministrators } from './lock-administrators.ts'

/**
 * Deletes the caller's own account and signs it out. Refuses as `confirmPassword` does, with ACCOUNT_IN_USE while a
 * service runs, an order waits or an invoice is open, and with LAST_ADMIN when nobody else can run the shop.
 */
export async function removeAccount(
  call: SignedInCall,
  { password }: { readonly password: string },
): Promise<typeof DONE> {
  const confirmed = await confirmPassword(call, password)
  await call.store.transaction(async (tx) => {
    const otherAdmins = await lockAdministrators(tx, confirmed.id)
    const user = await tx.users.get(confirmed.id)
    // The password that was just confirmed may be the account's no more.
    if (user?.passwordHash !== confirmed.passwordHash) throw refused('PASSWORD_WRONG')
    const use = await accountUse(tx, user.id)
    const checked = checkOwnRemoval(user, use, otherAdmins)
    if (!checked.ok) {
      throw checked.refusal === 'ACCOUNT_IN_USE'
        ? refused('ACCOUNT_IN_USE', use)
        : refused('LAST_ADMIN')
    }
    await eraseAccount(tx, call, user, 'accounts.remove')
  })
  call.sessionToken.clear()
  return DONE
}
