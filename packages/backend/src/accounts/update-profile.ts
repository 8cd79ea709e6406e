import type { Account } from '@hostfront/contract/accounts'
import type { EditedProfile } from '@hostfront/domain/accounts/profile'
import type { User } from '@hostfront/domain/accounts/user'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { asAccount } from '../identity/as-account.ts'
import { checkTaxId } from '../identity/check-tax-id.ts'

/** Sets what the caller says about themselves; an empty text is nothing, and what is left out stays. */
export function updateProfile(call: SignedInCall, edit: EditedProfile): Promise<Account> {
  return call.store.transaction(async (tx) => {
    const before = await tx.users.get(call.actor.id, { lock: true })
    if (!before) throw refused('LOGIN_REQUIRED')
    const profile: Pick<User, keyof EditedProfile> = {
      name: edit.name ?? before.name,
      country: kept(before.country, edit.country),
      phone: kept(before.phone, edit.phone),
      company: kept(before.company, edit.company),
      taxId: kept(before.taxId, edit.taxId),
      street: kept(before.street, edit.street),
      postcode: kept(before.postcode, edit.postcode),
      town: kept(before.town, edit.town),
      locale: kept(before.locale, edit.locale),
    }
    checkTaxId(profile, before)
    const user = await tx.users.update(before.id, profile, { status: 'active' })
    if (!user) throw refused('LOGIN_REQUIRED')
    return asAccount(user)
  })
}

const kept = (before: string | null, typed: string | undefined): string | null =>
  typed === undefined ? before : typed || null
