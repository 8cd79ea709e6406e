import type { Account } from '@hostfront/contract/accounts'
import type { Profile } from '@hostfront/domain/accounts/profile'
import { identityOf } from '../../parts/account-identity.ts'

/** The profile of an account as its form shows it: an empty text for nothing. */
export const profileOf = (account: Account): Profile => ({
  ...identityOf(account),
  name: account.name,
  phone: account.phone ?? '',
  locale: account.locale ?? '',
})
