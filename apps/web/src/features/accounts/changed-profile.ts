import type { Account } from '@hostfront/contract/accounts'
import type { EditedProfile, Profile } from '@hostfront/domain/accounts/profile'
import { identityOf } from '../../parts/account-identity.ts'

/** The profile of an account as its form shows it: an empty text for nothing. */
export const profileOf = (account: Account): Profile => ({
  ...identityOf(account),
  name: account.name,
  phone: account.phone ?? '',
  locale: account.locale ?? '',
})

/** What the form changes. What it leaves as it was shown is not sent: it may have been changed elsewhere since. */
export function changedProfile(shown: Profile, typed: Partial<Profile>): EditedProfile {
  const before: Readonly<Record<string, string>> = shown
  return Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => value !== before[field]),
  )
}
