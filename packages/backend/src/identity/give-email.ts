import type { User } from '@hostfront/domain/accounts/user'
import type { AuditEntry } from '@hostfront/domain/audit/audit-entry'
import type { Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { queueMail } from '../mail/queue-mail.ts'

interface NewEmail {
  readonly email: string
  /** When its owner has shown that it is theirs; null where nobody has. */
  readonly emailVerifiedAt: string | null
}

/**
 * Gives an account the address that its owner asked for, and tells the one it had. `user`: as it is, locked. `line`: of the
 * trail, where both addresses are found by who is asked whose account it was.
 */
export async function giveEmail(
  tx: Tx,
  backend: Backend,
  user: User,
  given: NewEmail,
  line: AuditEntry | null,
): Promise<void> {
  await tx.users.update(user.id, given)
  await queueMail(tx, backend, user.email, { kind: 'email-changed', name: user.name })
  if (line) await tx.auditLog.insert({ ...line, before: emailOf(user), after: emailOf(given) })
}

const emailOf = ({ email }: { readonly email: string }): string => JSON.stringify({ email })
