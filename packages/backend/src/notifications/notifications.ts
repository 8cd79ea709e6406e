import { DONE } from '@hostfront/contract/page'
import type { Notification } from '@hostfront/domain/notifications/notification'
import type { Page } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { type PageRequest, pageQuery } from '../call/page-query.ts'

/** The caller's notifications, newest first, with the number of all that are unread. */
export function listNotifications(
  call: SignedInCall,
  input: PageRequest,
): Promise<Page<Notification> & { unread: number }> {
  const userId = call.actor.id
  return call.store.read(async (tx) => ({
    ...(await tx.notifications.list({ ...pageQuery(input), where: { userId } })),
    unread: await tx.notifications.count({ userId, readAt: null }),
  }))
}

const BATCH = 200

/** Marks all of the caller's notifications as read. */
export async function markAllRead(call: SignedInCall): Promise<typeof DONE> {
  const unread = { userId: call.actor.id, readAt: null }
  await call.store.transaction(async (tx) => {
    let page: Page<Notification>
    do {
      page = await tx.notifications.list({ where: unread, limit: BATCH })
      for (const { id } of page.items) await tx.notifications.update(id, { readAt: call.now() })
    } while (page.next !== null)
  })
  return DONE
}
