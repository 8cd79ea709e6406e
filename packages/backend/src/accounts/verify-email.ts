import { DONE } from '@hostfront/contract/page'
import type { Actor } from '@hostfront/domain/accounts/actor'
import { trailLine } from '../audit/trail.ts'
import type { Call, SignedInCall } from '../call/context.ts'
import { countAttempt } from '../call/limit-attempts.ts'
import { refused } from '../call/refused.ts'
import { checkSession } from '../identity/check-session.ts'
import { giveEmail } from '../identity/give-email.ts'
import { markBrowser } from '../identity/known-browser.ts'
import { findLink, issueLink, newLinkSecret } from '../identity/link.ts'
import { withFreeEmail } from '../identity/with-free-email.ts'

/** Mails the caller a link that shows that the address is theirs. Does nothing once that is known. */
export async function sendVerification(call: SignedInCall): Promise<typeof DONE> {
  if (!call.sendsMail) throw refused('NOT_AVAILABLE')
  await countAttempt(call, { 'verification-account': call.actor.id })
  const secret = await newLinkSecret(call)
  await call.store.transaction(async (tx) => {
    const user = await tx.users.get(call.actor.id)
    if (user && !user.emailVerifiedAt) await issueLink(tx, call, user, 'email-verification', secret)
  })
  return DONE
}

/**
 * Takes the link of a verification, once; it says nothing about an address that the account has taken since. The link of
 * `changeEmail` gives the account the address that it was mailed to, and is taken by its owner alone, signed in: whose
 * mailbox a mistyped address leads to must not get the account.
 */
export async function verifyEmail(
  call: Call,
  { token }: { readonly token: string },
): Promise<typeof DONE & { readonly email: string }> {
  const tokenHash = await call.digest(token)
  const link = await call.store.read((tx) =>
    findLink(tx, call, ['email-verification', 'email-change'], tokenHash),
  )
  if (!link) throw refused('LINK_INVALID')
  const { userId, email } = link
  const owner = link.purpose === 'email-change' ? signedInAs(userId, call) : null
  const line = owner && (await trailLine(call, 'accounts.changeEmail', userId))
  await withFreeEmail(() =>
    call.store.transaction(async (tx) => {
      const user = await tx.users.get(userId, { lock: true })
      if (owner) await checkSession(tx, { actor: owner })
      const isFirst = await tx.singleUseTokens.delete(link.id)
      if (!user || !isFirst) throw refused('LINK_INVALID')
      const verified = { email, emailVerifiedAt: call.now() }
      if (owner) return giveEmail(tx, call, user, verified, line)
      if (user.email !== email) throw refused('LINK_INVALID')
      await tx.users.update(userId, verified)
    }),
  )
  if (owner) markBrowser(call, email, 'signed-in')
  return { ...DONE, email }
}

function signedInAs(userId: string, { actor }: Call): Actor {
  if (actor?.id !== userId || !actor.session) throw refused('LOGIN_REQUIRED')
  return actor
}
