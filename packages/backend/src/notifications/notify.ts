import type { User } from '@hostfront/domain/accounts/user'
import {
  type CustomerEvent,
  toMail,
  toNotification,
} from '@hostfront/domain/notifications/customer-event'
import type { Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { queueMail } from '../mail/queue-mail.ts'

/** Notifies a customer of what happened, in the same step: in the shop, and by mail where the host sends any. */
export async function notify(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId' | 'sendsMail'>,
  userId: string,
  event: CustomerEvent,
): Promise<void> {
  const user = await tx.users.get(userId)
  if (user) await notifyAccount(tx, backend, user, event)
}

/** The same for an account that the caller's transaction has read. */
export async function notifyAccount(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId' | 'sendsMail'>,
  { id: userId, status, email, name }: User,
  event: CustomerEvent,
): Promise<void> {
  // Of a deleted account nothing is kept, and there is no address to write to.
  if (status === 'deleted') return
  await tx.notifications.insert({
    id: backend.newId(),
    createdAt: backend.now(),
    userId,
    event: toNotification(event),
    readAt: null,
  })
  if (backend.sendsMail) await queueMail(tx, backend, email, toMail(event, name))
}
