import type { Account } from '@hostfront/contract/accounts'

/** Whom an account's invoices name, as forms show it: an empty text for nothing. */
export const identityOf = (account: Account) => ({
  company: account.company ?? '',
  taxId: account.taxId ?? '',
  street: account.street ?? '',
  postcode: account.postcode ?? '',
  town: account.town ?? '',
  country: account.country ?? '',
})
