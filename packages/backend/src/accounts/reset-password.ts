import { DONE } from '@hostfront/contract/page'
import { trailLine } from '../audit/trail.ts'
import type { Call } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { checkNewPassword } from '../identity/check-new-password.ts'
import { markBrowser } from '../identity/known-browser.ts'
import { findLink } from '../identity/link.ts'
import { setPassword } from '../identity/set-password.ts'
import { readSettings } from '../settings/read-settings.ts'

/**
 * Sets a new password by a mailed link, which is used up in the same step. All sessions of the account end.
 * It signs nobody in: a second factor is still asked for, and a suspended account stays suspended.
 */
export async function resetPassword(
  call: Call,
  input: { readonly token: string; readonly password: string },
): Promise<typeof DONE & { email: string }> {
  const tokenHash = await call.digest(input.token)
  const found = await call.store.read(async (tx) => ({
    link: await findLink(tx, call, ['password-reset'], tokenHash),
    settings: await readSettings(tx),
  }))
  // Before the slow hash, so that invented tokens cost next to nothing.
  if (!found.link) throw refused('LINK_INVALID')
  checkNewPassword(call, found.settings, input.password)
  const { userId } = found.link
  const passwordHash = await call.passwords.hash(input.password)
  const line = await trailLine(call, 'accounts.resetPassword', userId)
  const user = await call.store.transaction(async (tx) => {
    const user = await tx.users.get(userId, { lock: true })
    const link = await findLink(tx, call, ['password-reset'], tokenHash)
    if (!user || link?.email !== user.email) throw refused('LINK_INVALID')
    await setPassword(tx, call, user, passwordHash)
    // The one who opened the link reads the mail of this address.
    if (!user.emailVerifiedAt) await tx.users.update(user.id, { emailVerifiedAt: call.now() })
    if (line) await tx.auditLog.insert(line)
    return user
  })
  // Too many tries of the old password, or of codes with it, must not keep its owner out: those are counted by address
  // of mail and by id.
  await call.limits?.forgetAccount(user.email)
  await call.limits?.forgetAccount(user.id)
  markBrowser(call, user.email, 'mailed')
  // Who has opened a mail of its address knows it.
  return { ...DONE, email: user.email }
}
