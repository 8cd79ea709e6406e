import { DONE } from '@hostfront/contract/page'
import type { Call, SignedInCall } from '../call/context.ts'
import { countAttempt } from '../call/limit-attempts.ts'
import { refused } from '../call/refused.ts'
import { findLink, issueLink, newLinkSecret } from '../identity/link.ts'

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

/** Takes that link, once; it says nothing about an address that the account has taken since. */
export async function verifyEmail(
  call: Call,
  { token }: { readonly token: string },
): Promise<typeof DONE> {
  const tokenHash = await call.digest(token)
  await call.store.transaction(async (tx) => {
    const link = await findLink(tx, call, 'email-verification', tokenHash)
    if (!link || !(await tx.singleUseTokens.delete(link.id))) throw refused('LINK_INVALID')
    const verified = { emailVerifiedAt: call.now() }
    const user = await tx.users.update(link.userId, verified, { email: link.email })
    if (!user) throw refused('LINK_INVALID')
  })
  return DONE
}
