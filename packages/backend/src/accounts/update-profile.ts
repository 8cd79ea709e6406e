import type { Account } from '@hostfront/contract/accounts'
import { editIdentity } from '@hostfront/domain/accounts/administration'
import { type EditedProfile, keptText } from '@hostfront/domain/accounts/profile'
import type { User } from '@hostfront/domain/accounts/user'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { asAccount } from '../identity/as-account.ts'
import { checkTaxId } from '../identity/check-tax-id.ts'
import { queueVatCheck } from '../vat-checks/queue-vat-check.ts'

/** Sets what the caller says about themselves; an empty text is nothing, and what is left out stays. */
export function updateProfile(call: SignedInCall, edit: EditedProfile): Promise<Account> {
  return call.store.transaction(async (tx) => {
    const before = await tx.users.get(call.actor.id, { lock: true })
    if (!before) throw refused('LOGIN_REQUIRED')
    const profile: Pick<User, keyof EditedProfile> = {
      name: edit.name ?? before.name,
      ...editIdentity(before, edit),
      phone: keptText(before.phone, edit.phone),
      locale: keptText(before.locale, edit.locale),
    }
    checkTaxId(profile, before)
    const user = await tx.users.update(before.id, profile, { status: 'active' })
    if (!user) throw refused('LOGIN_REQUIRED')
    await queueVatCheck(tx, call, user)
    return asAccount(user)
  })
}
