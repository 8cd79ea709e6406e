import type { Account } from '@hostfront/contract/accounts'
import { editProfile } from '@hostfront/domain/accounts/edit-profile'
import type { EditedProfile } from '@hostfront/domain/accounts/profile'
import type { SignedInCall } from '../context.ts'
import { refused } from '../refused.ts'
import { asAccount } from './as-account.ts'

/** Sets what the caller tells about themselves; an empty text is nothing, and what is left out stays. */
export function updateProfile(call: SignedInCall, edit: EditedProfile): Promise<Account> {
  return call.store.transaction(async (tx) => {
    const before = await tx.users.get(call.actor.id, { lock: true })
    if (!before) throw refused('LOGIN_REQUIRED')
    const user = await tx.users.update(before.id, editProfile(before, edit), { status: 'active' })
    if (!user) throw refused('LOGIN_REQUIRED')
    return asAccount(user)
  })
}
