import { MAX_API_KEYS } from '@hostfront/domain/accounts/api-key'
import type { User } from '@hostfront/domain/accounts/user'
import type { Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { dropLinks } from './link.ts'
import { endSessions } from './session.ts'

/**
 * A new password ends all sessions, links and API keys of the account and notifies its owner: someone with the old one
 * has nothing left. Hash it before the transaction.
 */
export async function setPassword(
  tx: Tx,
  backend: Backend,
  user: Pick<User, 'id' | 'name' | 'email'>,
  passwordHash: string,
): Promise<void> {
  await tx.users.update(user.id, { passwordHash })
  await endSessions(tx, user.id)
  await dropLinks(tx, user.id, 'password-reset')
  await dropLinks(tx, user.id, 'email-change')
  const keys = await tx.apiKeys.list({ where: { userId: user.id }, limit: MAX_API_KEYS })
  for (const { id } of keys.items) await tx.apiKeys.delete(id)
  await queueMail(tx, backend, user.email, { kind: 'password-changed', name: user.name })
}
