import {
  type SingleUseToken,
  TOKEN_MINUTES,
  type TokenPurpose,
} from '@hostfront/domain/accounts/single-use-token'
import type { User } from '@hostfront/domain/accounts/user'
import type { ReadTx, Tx } from '@hostfront/store/port'
import type { Backend } from '../context.ts'
import { queueMail } from '../mail/queue-mail.ts'

/** The secret of a mailed link with its digest, made before the transaction that issues it. */
export interface LinkSecret {
  readonly token: string
  readonly tokenHash: string
}

export async function newLinkSecret(
  backend: Pick<Backend, 'newSecret' | 'digest'>,
): Promise<LinkSecret> {
  const token = backend.newSecret()
  return { token, tokenHash: await backend.digest(token) }
}

/** Mails `user` a link that works once. Older ones for the same purpose work no more. */
export async function issueLink(
  tx: Tx,
  backend: Backend,
  user: Pick<User, 'id' | 'name' | 'email'>,
  purpose: TokenPurpose,
  { token, tokenHash }: LinkSecret,
): Promise<void> {
  await dropLinks(tx, backend, user.id, purpose)
  const now = backend.now()
  await tx.singleUseTokens.insert({
    id: backend.newId(),
    createdAt: now,
    userId: user.id,
    purpose,
    tokenHash,
    email: user.email,
    expiresAt: new Date(Date.parse(now) + TOKEN_MINUTES[purpose] * 60_000).toISOString(),
  })
  await queueMail(tx, backend, user.email, { kind: purpose, name: user.name, token })
}

/**
 * The statements of `issueLink` without its effect, so that asking for an account that does not exist takes
 * as long. What it writes, and what makes the commit as slow, is a mail that is sent to nobody already.
 */
export async function issueNoLink(tx: Tx, backend: Backend): Promise<void> {
  const [nobody, now] = [backend.newId(), backend.now()]
  await dropLinks(tx, backend, nobody, 'password-reset')
  await tx.singleUseTokens.update(nobody, { expiresAt: now })
  await tx.outbox.insert({
    id: backend.newId(),
    createdAt: now,
    to: '',
    message: null,
    status: 'sent',
    attempts: 0,
    nextAttemptAt: now,
    sentAt: now,
    lastError: null,
  })
}

/** The link behind a token; null when it is unknown, used, too old or meant for something else. */
export async function findLink(
  tx: ReadTx,
  backend: Pick<Backend, 'now'>,
  purpose: TokenPurpose,
  tokenHash: string,
): Promise<SingleUseToken | null> {
  const link = await tx.singleUseTokens.find({ tokenHash })
  return link?.purpose === purpose && link.expiresAt > backend.now() ? link : null
}

/** Always at least one statement to delete, see `issueNoLink`. */
async function dropLinks(
  tx: Tx,
  backend: Pick<Backend, 'newId'>,
  userId: string,
  purpose: TokenPurpose,
): Promise<void> {
  const older = await tx.singleUseTokens.list({ where: { userId, purpose }, limit: 200 })
  const ids = older.items.map(({ id }) => id)
  for (const id of ids.length > 0 ? ids : [backend.newId()]) await tx.singleUseTokens.delete(id)
}
