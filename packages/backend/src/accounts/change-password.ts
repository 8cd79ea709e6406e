import { DONE } from '@hostfront/contract/page'
import { trailLine } from '../audit/trail.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { checkNewPassword } from '../identity/check-new-password.ts'
import { confirmPassword } from '../identity/confirm-password.ts'
import { confirmedFactor } from '../identity/confirmed-factor.ts'
import { newSession } from '../identity/session.ts'
import { setPassword } from '../identity/set-password.ts'
import { sessionId } from '../identity/sign-in-limits.ts'
import { getSettings } from '../settings/read-settings.ts'

/** Sets another password, given the current one. The caller goes on in a new session; all others end. */
export async function changePassword(
  call: SignedInCall,
  input: { readonly currentPassword: string; readonly password: string },
): Promise<typeof DONE> {
  const user = await confirmPassword(call, input.currentPassword)
  if (input.password === input.currentPassword) throw refused('PASSWORD_SAME')
  checkNewPassword(call, await getSettings(call), input.password)
  const passwordHash = await call.passwords.hash(input.password)
  const session = await newSession(call, user.id)
  const factor = await confirmedFactor(call, user.id)
  const line = await trailLine(call, 'accounts.changePassword', user.id)
  await call.store.transaction(async (tx) => {
    const account = await tx.users.get(user.id, { lock: true })
    // Somebody else was faster: the password that was just confirmed is the account's no more.
    if (account?.passwordHash !== user.passwordHash) throw refused('PASSWORD_WRONG')
    const before = await tx.sessions.get(sessionId(call))
    await setPassword(tx, call, account, passwordHash)
    // The password alone counts as a confirmation only where there is nothing else to give.
    const confirmedAt = factor ? (before?.confirmedAt ?? null) : session.row.confirmedAt
    await tx.sessions.insert({ ...session.row, confirmedAt })
    if (line) await tx.auditLog.insert(line)
  })
  call.sessionToken.set(session.token, session.row.expiresAt)
  return DONE
}
