import type { User } from '@hostfront/domain/accounts/user'
import type { Tx } from '@hostfront/store/port'
import type { Backend } from '../context.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { endSessions } from './session.ts'

/** A new password ends all sessions and links of the account and tells its owner. Hash it before the transaction. */
export async function setPassword(
  tx: Tx,
  backend: Backend,
  user: Pick<User, 'id' | 'name' | 'email'>,
  passwordHash: string,
): Promise<void> {
  await tx.users.update(user.id, { passwordHash })
  await endSessions(tx, user.id)
  const where = { userId: user.id, purpose: 'password-reset' } as const
  const links = await tx.singleUseTokens.list({ where, limit: 200 })
  for (const { id } of links.items) await tx.singleUseTokens.delete(id)
  await queueMail(tx, backend, user.email, { kind: 'password-changed', name: user.name })
}
