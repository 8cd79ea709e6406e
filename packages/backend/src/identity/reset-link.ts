/**
 * The link that sets a new password. An account has one at most: asking again mails the same one, so that a
 * stranger's request never spoils the link that its owner holds in their hands. But not for ever: else one that has leaked
 * could be kept alive by asking.
 */
import type { SingleUseToken } from '@hostfront/domain/accounts/single-use-token'
import { RESET_MAIL_MINUTES, TOKEN_MINUTES } from '@hostfront/domain/accounts/token-minutes'
import type { User } from '@hostfront/domain/accounts/user'
import type { Tx } from '@hostfront/store/port'
import type { Backend, Marks } from '../call/context.ts'
import { queueMail } from '../mail/queue-mail.ts'

const PURPOSE = 'password-reset'
/** For so long it is mailed again; after that a new one takes its place. */
const SAME_LINK_MINUTES = 24 * 60
/** Links of earlier versions have a token that is known to nobody any more: they cannot be mailed again. */
const ID_START = 'reset-'

/** Made before the transaction, for an account that has no link yet. */
export interface ResetLink {
  readonly id: string
  readonly tokenHash: string
  readonly tokenOf: (id: string) => string
}

export async function newResetLink(
  backend: Pick<Backend, 'newId' | 'newSecret' | 'digest'>,
  marks: Marks,
): Promise<ResetLink> {
  // The id is no secret: the token is what only the server can make of it.
  const id = `${ID_START}${backend.newId()}`
  const tokenOf = (of: string) => marks.make('reset-link', of)
  return { id, tokenHash: await backend.digest(tokenOf(id)), tokenOf }
}

/** Alike in statements whether there is such an account, has a link, or was mailed a moment ago. */
export async function mailResetLink(
  tx: Tx,
  backend: Backend,
  user: User | null,
  fresh: ResetLink,
  kind: 'password-reset' | 'account-added' = PURPOSE,
): Promise<void> {
  const nobody = backend.newId()
  const now = backend.now()
  const userId = user?.id ?? nobody
  // One request at a time for each account.
  await tx.users.get(userId, { lock: true })
  const where = { userId, purpose: PURPOSE } as const
  const links = (await tx.singleUseTokens.list({ where, limit: 200 })).items
  const wasJustMailed = ({ expiresAt }: SingleUseToken) =>
    expiresAt > later(now, TOKEN_MINUTES[PURPOSE] - RESET_MAIL_MINUTES)
  const isYoung = ({ createdAt }: SingleUseToken) => createdAt > later(now, -SAME_LINK_MINUTES)
  const live = links.find(
    (link) =>
      link.id.startsWith(ID_START) &&
      link.email === user?.email &&
      link.expiresAt > now &&
      (isYoung(link) || wasJustMailed(link)),
  )
  const over = links.filter((link) => link !== live).map(({ id }) => id)
  for (const id of over.length > 0 ? over : [nobody]) await tx.singleUseTokens.delete(id)

  const isDue = !live || !wasJustMailed(live)
  const expiresAt = later(now, TOKEN_MINUTES[PURPOSE])
  if (user && !live) {
    const { id, tokenHash } = fresh
    const { email } = user
    await tx.singleUseTokens.insert({ id, createdAt: now, ...where, tokenHash, email, expiresAt })
  } else {
    await tx.singleUseTokens.update(live && isDue ? live.id : nobody, { expiresAt })
  }
  if (!user || !isDue) return mailNobody(tx, backend)
  const token = fresh.tokenOf(live?.id ?? fresh.id)
  await queueMail(tx, backend, user.email, { kind, name: user.name, token })
}

/** What makes a commit as slow as a mail does: one that is sent to nobody already. */
async function mailNobody(tx: Tx, backend: Backend): Promise<void> {
  const now = backend.now()
  await tx.tasks.insert({
    id: backend.newId(),
    createdAt: now,
    kind: 'mail',
    target: '',
    facts: null,
    status: 'done',
    attempts: 0,
    nextAttemptAt: now,
    doneAt: now,
    result: null,
  })
}

const later = (now: string, minutes: number): string =>
  new Date(Date.parse(now) + minutes * 60_000).toISOString()
