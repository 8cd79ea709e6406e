import type { Account } from '@hostfront/contract/accounts'
import { Profile } from '@hostfront/domain/accounts/profile'
import * as z from 'zod/mini'

/** Whom a client's invoices name, as it is typed. */
export const IdentityForm = z.pick(Profile, {
  company: true,
  taxId: true,
  street: true,
  postcode: true,
  town: true,
  country: true,
})
export type IdentityForm = z.infer<typeof IdentityForm>

/** The same as the account has it: an empty text for nothing. */
export const identityOf = (account: Account): IdentityForm => ({
  company: account.company ?? '',
  taxId: account.taxId ?? '',
  street: account.street ?? '',
  postcode: account.postcode ?? '',
  town: account.town ?? '',
  country: account.country ?? '',
})
