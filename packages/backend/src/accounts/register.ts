import type { Account } from '@hostfront/contract/accounts'
import type { Registration } from '@hostfront/domain/accounts/credentials'
import { StoreError } from '@hostfront/store/port'
import type { Call } from '../context.ts'
import { refused } from '../refused.ts'
import { readSettings } from '../settings/read-settings.ts'
import { newUser } from './new-user.ts'

/** A new customer with 0 coins (seed, sections 3 and 5). Does not sign in. */
export async function register(call: Call, input: Registration): Promise<Account> {
  const settings = await call.store.read(readSettings)
  if (!settings.features.registration) throw refused('FEATURE_OFF')
  if (input.password.length < settings.minPasswordLength) {
    throw refused('PASSWORD_TOO_SHORT', { min: settings.minPasswordLength })
  }
  await refuseTakenEmail(call, input.email)
  const user = newUser(call, {
    name: input.name,
    email: input.email,
    passwordHash: await call.passwords.hash(input.password),
  })
  try {
    return await call.store.transaction((tx) => tx.users.insert(user))
  } catch (error) {
    if (error instanceof StoreError && error.kind === 'unique') throw refused('EMAIL_TAKEN')
    throw error
  }
}

/** Before the slow hash; the unique key of the store decides when two register at once. */
async function refuseTakenEmail(call: Call, email: string): Promise<void> {
  const taken = await call.store.read((tx) => tx.users.find({ email }))
  if (taken) throw refused('EMAIL_TAKEN')
}
