import type { Account } from '@hostfront/contract/accounts'
import type { Profile } from '@hostfront/domain/accounts/profile'
import type { SignedInCall } from '../context.ts'
import { refused } from '../refused.ts'
import { asAccount } from './as-account.ts'

/** Sets what the caller tells about themselves; an empty text is nothing. */
export function updateProfile(call: SignedInCall, { name, ...told }: Profile): Promise<Account> {
  return call.store.transaction(async (tx) => {
    const profile = {
      name,
      country: told.country || null,
      phone: told.phone || null,
      company: told.company || null,
      locale: told.locale || null,
    }
    const user = await tx.users.update(call.actor.id, profile, { status: 'active' })
    if (!user) throw refused('LOGIN_REQUIRED')
    return asAccount(user)
  })
}
