import type { SingleUseToken, TokenPurpose } from '@hostfront/domain/accounts/single-use-token'
import { TOKEN_MINUTES } from '@hostfront/domain/accounts/token-minutes'
import type { User } from '@hostfront/domain/accounts/user'
import type { ReadTx, Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
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

/** Mails a link that works once to `user`, at the address given with it. Older ones for the same purpose work no more. */
export async function issueLink(
  tx: Tx,
  backend: Backend,
  user: Pick<User, 'id' | 'name' | 'email'>,
  purpose: TokenPurpose,
  { token, tokenHash }: LinkSecret,
): Promise<void> {
  await dropLinks(tx, user.id, purpose)
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

/** The link behind a token; null when it is unknown, used, too old or meant for something else. */
export async function findLink(
  tx: ReadTx,
  backend: Pick<Backend, 'now'>,
  purposes: readonly TokenPurpose[],
  tokenHash: string,
): Promise<SingleUseToken | null> {
  const link = await tx.singleUseTokens.find({ tokenHash })
  return link && purposes.includes(link.purpose) && link.expiresAt > backend.now() ? link : null
}

/** Links that are on their way work no more. */
export async function dropLinks(tx: Tx, userId: string, purpose: TokenPurpose): Promise<void> {
  const older = await tx.singleUseTokens.list({ where: { userId, purpose }, limit: 200 })
  for (const { id } of older.items) await tx.singleUseTokens.delete(id)
}
