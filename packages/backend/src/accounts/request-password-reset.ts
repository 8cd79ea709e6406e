import { DONE } from '@hostfront/contract/page'
import type { Call } from '../call/context.ts'
import { countAttempt } from '../call/limit-attempts.ts'
import { refused } from '../call/refused.ts'
import { knownBrowser } from '../identity/known-browser.ts'
import { mailResetLink, newResetLink } from '../identity/reset-link.ts'
import { fromBrowser } from '../identity/sign-in-limits.ts'

/**
 * Mails a link to set a new password. Whether there is such an account shows in nothing: same answer, same
 * limits, same number of statements, one commit. Who asks too often is refused as an address, or as a browser that is known;
 * that others have asked for an account, or from beside it, is nobody's fault.
 */
export async function requestPasswordReset(
  call: Call,
  { email }: { readonly email: string },
): Promise<typeof DONE> {
  const { marks } = call
  if (!call.sendsMail || !marks) throw refused('NOT_AVAILABLE')
  const browser = knownBrowser(call, email)
  await countAttempt(
    call,
    browser
      ? { 'reset-browser': fromBrowser(email, browser) }
      : { 'reset-address': call.client.address },
  )
  const link = await newResetLink(call, marks)
  await call.store.transaction(async (tx) => {
    const user = await tx.users.find({ email })
    await mailResetLink(tx, call, user, link)
  })
  return DONE
}
