import type { Backend } from '@hostfront/backend/call/context'
import { initialiseShop } from '@hostfront/backend/initialise-shop'
import type { Env } from './env.ts'

const EMAIL = 'admin@hostfront.local'
const PASSWORD_LENGTH = 20

/**
 * Prepares a shop that is new, with one administrator. Answers the console's line with the account's password:
 * the only time it is seen. Null when the shop was there already.
 */
export async function prepareShop(
  backend: Backend,
  { adminEmail, adminPassword }: Pick<Env, 'adminEmail' | 'adminPassword'>,
): Promise<string | null> {
  const [created] = await initialiseShop(backend, [
    {
      name: 'Administrator',
      email: adminEmail ?? EMAIL,
      password: adminPassword ?? backend.newSecret().slice(0, PASSWORD_LENGTH),
      landing: 'admin',
    },
  ])
  return created ? `admin account ${created.email} password ${created.password}` : null
}
