import { DONE } from '@hostfront/contract/page'
import type { Call } from '../context.ts'
import { countAttempt } from '../limit-attempts.ts'
import { refused } from '../refused.ts'
import { issueLink, issueNoLink, newLinkSecret } from './link.ts'

/**
 * Mails a link to set a new password. Whether there is such an account shows in nothing: same answer, same
 * limits, same number of statements, one commit.
 */
export async function requestPasswordReset(
  call: Call,
  { email }: { readonly email: string },
): Promise<typeof DONE> {
  if (!call.sendsMail) throw refused('NOT_AVAILABLE')
  await countAttempt(call, { 'reset-account': email, 'reset-address': call.client.address })
  const secret = await newLinkSecret(call)
  await call.store.transaction(async (tx) => {
    const user = await tx.users.find({ email })
    if (user) await issueLink(tx, call, user, 'password-reset', secret)
    else await issueNoLink(tx, call)
  })
  return DONE
}
