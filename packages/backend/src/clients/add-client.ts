import type { Client } from '@hostfront/contract/clients'
import type { NewClient } from '@hostfront/domain/accounts/new-client'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { checkNewPassword } from '../identity/check-new-password.ts'
import { newUser } from '../identity/new-user.ts'
import { mailResetLink, newResetLink } from '../identity/reset-link.ts'
import { withFreeEmail } from '../identity/with-free-email.ts'
import { getSettings } from '../settings/read-settings.ts'
import { describeClient } from './describe-clients.ts'

/**
 * Opens an account for a client. Where mail is sent nobody of the team knows its password: the client sets one by a mailed
 * link. Elsewhere it is the one that was typed.
 */
export async function addClient(
  call: SignedInCall,
  { password, ...given }: NewClient,
): Promise<Client> {
  const marks = call.sendsMail ? call.marks : null
  if ((marks === null) !== (password !== undefined)) throw refused('NOT_AVAILABLE')
  if (password !== undefined) checkNewPassword(call, await getSettings(call), password)
  // Nobody is told the one that is made up.
  const passwordHash = await call.passwords.hash(password ?? call.newSecret())
  const user = newUser(call, { ...given, passwordHash })
  const link = marks && (await newResetLink(call, marks))
  return withFreeEmail(() =>
    call.store.transaction(async (tx) => {
      await tx.users.insert(user)
      if (link) await mailResetLink(tx, call, user, link, 'account-added')
      await recordChange(tx, call, 'clients.add', null, user)
      return describeClient(tx, user.id)
    }),
  )
}
