import { Registration } from '@hostfront/domain/accounts/credentials'
import type { User } from '@hostfront/domain/accounts/user'
import { auditLine } from '../audit/audit-line.ts'
import type { Backend } from '../call/context.ts'
import { checkNewPassword } from '../identity/check-new-password.ts'
import { newUser } from '../identity/new-user.ts'
import { withFreeEmail } from '../identity/with-free-email.ts'
import { getSettings } from '../settings/read-settings.ts'

/**
 * A new administrator with 0 coins, for the operator of the machine; the audit log keeps it. Throws `Refused` with
 * EMAIL_TAKEN, PASSWORD_TOO_SHORT or PASSWORD_TOO_COMMON, and the error of `Registration` for what it does not parse.
 */
export async function createAdministrator(
  backend: Backend,
  given: {
    readonly name: string
    readonly email: string
    readonly password: string
    /** `admin` when left out. */
    readonly landing?: User['landing']
  },
): Promise<Pick<User, 'id' | 'name' | 'email'>> {
  const { name, email, password } = Registration.parse(given)
  checkNewPassword(backend, await getSettings(backend), password)
  const user = newUser(backend, {
    name,
    email,
    passwordHash: await backend.passwords.hash(password),
    role: 'admin',
    landing: given.landing ?? 'admin',
  })
  await withFreeEmail(() =>
    backend.store.transaction(async (tx) => {
      await tx.users.insert(user)
      await tx.auditLog.insert(
        auditLine(backend, {
          actor: null,
          action: 'operator.createAdministrator',
          subject: user.id,
          before: null,
          after: JSON.stringify({ email, role: user.role }),
        }),
      )
    }),
  )
  return { id: user.id, name, email }
}
