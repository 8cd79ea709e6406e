import type { Account } from '@hostfront/contract/accounts'
import type { Registration } from '@hostfront/domain/accounts/credentials'
import type { Call } from '../call/context.ts'
import { countAttempt } from '../call/limit-attempts.ts'
import { refused } from '../call/refused.ts'
import { checkNewPassword } from '../identity/check-new-password.ts'
import { issueLink, newLinkSecret } from '../identity/link.ts'
import { newUser } from '../identity/new-user.ts'
import { withFreeEmail } from '../identity/with-free-email.ts'
import { getSettings } from '../settings/read-settings.ts'

/**
 * A new customer with 0 coins (seed, sections 3 and 5). Does not sign in. An address that is taken is refused as such
 * (decision 11). Where mail is sent, a link to verify the address goes out.
 */
export async function register(call: Call, input: Registration): Promise<Account> {
  await countAttempt(call, { 'register-address': call.client.address })
  const settings = await getSettings(call)
  if (!settings.features.registration) throw refused('FEATURE_OFF')
  checkNewPassword(call, settings, input.password)
  await refuseTakenEmail(call, input.email)
  const user = newUser(call, {
    name: input.name,
    email: input.email,
    passwordHash: await call.passwords.hash(input.password),
  })
  const secret = call.sendsMail ? await newLinkSecret(call) : null
  return withFreeEmail(() =>
    call.store.transaction(async (tx) => {
      await tx.users.insert(user)
      if (secret) await issueLink(tx, call, user, 'email-verification', secret)
      return user
    }),
  )
}

/** Before the slow hash; the unique key of the store decides when two register at once. */
async function refuseTakenEmail(call: Call, email: string): Promise<void> {
  const taken = await call.store.read((tx) => tx.users.find({ email }))
  if (taken) throw refused('EMAIL_TAKEN')
}
