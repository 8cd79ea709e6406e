import { asMail, asNotification, type Happening } from '@hostfront/domain/announcements/happening'
import type { Tx } from '@hostfront/store/port'
import type { Backend } from '../context.ts'
import { queueMail } from '../mail/queue-mail.ts'

/** Tells a customer what happened, in the step in which it happens: in the shop, and by mail where the host sends any. */
export async function notify(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId' | 'sendsMail'>,
  userId: string,
  happening: Happening,
): Promise<void> {
  const user = await tx.users.get(userId)
  // Of a deleted account nothing is kept, and there is no address to write to.
  if (!user || user.status === 'deleted') return
  await tx.notifications.insert({
    id: backend.newId(),
    createdAt: backend.now(),
    userId,
    event: asNotification(happening),
    readAt: null,
  })
  if (backend.sendsMail) await queueMail(tx, backend, user.email, asMail(happening, user.name))
}
