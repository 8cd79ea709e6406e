import { NewPassword } from '@hostfront/domain/accounts/credentials'
import { normaliseEmail } from '@hostfront/domain/accounts/email'
import { auditLine } from '../audit/audit-line.ts'
import type { Backend } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { checkNewPassword } from '../identity/check-new-password.ts'
import { setPassword } from '../identity/set-password.ts'
import { getSettings } from '../settings/read-settings.ts'

/**
 * Sets the password of an account, for the operator of the machine: the way back in when nobody can log in. All its
 * sessions end, and with `removeSecondFactor` its second factor; the audit log keeps it. Throws `Refused` with
 * NOT_FOUND, PASSWORD_TOO_SHORT or PASSWORD_TOO_COMMON, and the error of `NewPassword` for what it does not parse.
 */
export async function resetPasswordByOperator(
  backend: Backend,
  given: {
    readonly email: string
    readonly password: string
    readonly removeSecondFactor?: boolean
  },
): Promise<void> {
  const email = normaliseEmail(given.email)
  const password = NewPassword.parse(given.password)
  checkNewPassword(backend, await getSettings(backend), password)
  const passwordHash = await backend.passwords.hash(password)
  const userId = await backend.store.transaction(async (tx) => {
    const found = await tx.users.find({ email })
    const user = found && (await tx.users.get(found.id, { lock: true }))
    if (!user) throw refused('NOT_FOUND')
    await setPassword(tx, backend, user, passwordHash)
    const factor = given.removeSecondFactor
      ? await tx.secondFactors.find({ userId: user.id })
      : null
    if (factor) await tx.secondFactors.delete(factor.id)
    await tx.auditLog.insert(
      auditLine(backend, {
        actor: null,
        action: 'operator.resetPassword',
        subject: user.id,
        before: null,
        after: JSON.stringify({ secondFactorRemoved: factor !== null }),
      }),
    )
    return user.id
  })
  await backend.limits?.forgetAccount(email)
  if (given.removeSecondFactor) await backend.limits?.forgetAccount(userId)
}
