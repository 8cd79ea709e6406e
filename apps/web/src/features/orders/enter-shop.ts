import type { Api } from '@hostfront/contract/contract'
import { Credentials, Registration } from '@hostfront/domain/accounts/credentials'
import type { TypedCustomer } from './check-customer.ts'

/**
 * Signs a visitor in who has passed `checkCustomer`: into the account that is there, or into one that is made first.
 * `onMade`: from then on it is there, whatever becomes of the rest.
 */
export async function enterShop(
  { accounts }: Pick<Api, 'accounts'>,
  { isNew, code, ...typed }: TypedCustomer,
  onMade: () => void,
): Promise<void> {
  if (isNew) {
    await accounts.register(Registration.parse(typed))
    onMade()
  }
  await accounts.login({ ...Credentials.parse(typed), ...(code ? { code } : {}) })
}
