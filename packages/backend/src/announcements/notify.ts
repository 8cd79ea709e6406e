import type { NotificationEvent } from '@hostfront/domain/announcements/notification'
import type { Tx } from '@hostfront/store/port'
import type { Backend } from '../context.ts'

/** Tells a customer what happened, in the step in which it happens. */
export async function notify(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId'>,
  userId: string,
  event: NotificationEvent,
): Promise<void> {
  await tx.notifications.insert({
    id: backend.newId(),
    createdAt: backend.now(),
    userId,
    event,
    readAt: null,
  })
}
