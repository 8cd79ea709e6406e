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
