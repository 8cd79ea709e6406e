import { trailLine } from '../audit/trail.ts'
import type { SignedInCall } from '../call/context.ts'
import { countAttempt } from '../call/limit-attempts.ts'
import { refused } from '../call/refused.ts'
import { checkSession } from '../identity/check-session.ts'
import { giveEmail } from '../identity/give-email.ts'
import { markBrowser } from '../identity/known-browser.ts'
import { dropLinks, issueLink, newLinkSecret } from '../identity/link.ts'
import { withFreeEmail } from '../identity/with-free-email.ts'

/**
 * Gives the caller's account another address: by a link mailed to it, or at once where nothing is mailed. The address that
 * the account has is no change, and takes back one that waits.
 */
export async function changeEmail(
  call: SignedInCall,
  { email }: { readonly email: string },
): Promise<{ isMailed: boolean }> {
  // Each try says whether there is such an account, and may send a mail to a stranger.
  await countAttempt(call, {
    'email-change-address': call.client.address,
    'verification-account': call.actor.id,
    'email-change-target': email,
  })
  const secret = call.sendsMail ? await newLinkSecret(call) : null
  const line = secret ? null : await trailLine(call, 'accounts.changeEmail', call.actor.id)
  const isGiven = await withFreeEmail(() =>
    call.store.transaction(async (tx) => {
      const user = await tx.users.get(call.actor.id, { lock: true })
      if (!user) throw refused('LOGIN_REQUIRED')
      await checkSession(tx, call)
      await dropLinks(tx, user.id, 'email-change')
      if (email === user.email) return true
      if (await tx.users.find({ email })) throw refused('EMAIL_TAKEN')
      if (secret) await issueLink(tx, call, { ...user, email }, 'email-change', secret)
      else await giveEmail(tx, call, user, { email, emailVerifiedAt: null }, line)
      return secret === null
    }),
  )
  if (isGiven) markBrowser(call, email, 'signed-in')
  return { isMailed: !isGiven }
}

/** The change of the caller's address that waits for its link; null where none does. */
export async function emailChange(
  call: SignedInCall,
): Promise<{ email: string; expiresAt: string } | null> {
  const where = { userId: call.actor.id, purpose: 'email-change' } as const
  const { items } = await call.store.read((tx) => tx.singleUseTokens.list({ where, limit: 1 }))
  const [link] = items
  return link && link.expiresAt > call.now()
    ? { email: link.email, expiresAt: link.expiresAt }
    : null
}
