import type { Account } from '@hostfront/contract/accounts'
import type { EditedProfile, Profile } from '@hostfront/domain/accounts/profile'

/** The profile of an account as its form shows it: an empty text for nothing. */
export const profileOf = ({ name, country, phone, company, taxId, locale }: Account): Profile => ({
  name,
  country: country ?? '',
  phone: phone ?? '',
  company: company ?? '',
  taxId: taxId ?? '',
  locale: locale ?? '',
})

/** What the form changes. What it leaves as it was shown is not sent: it may have been changed elsewhere since. */
export function changedProfile(shown: Profile, typed: Partial<Profile>): EditedProfile {
  const before: Readonly<Record<string, string>> = shown
  return Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => value !== before[field]),
  )
}
