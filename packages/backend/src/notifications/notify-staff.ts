import { STAFF_NEWS, type StaffNews } from '@hostfront/domain/notifications/staff-news'
import type { Tx } from '@hostfront/store/port'
import type { Call } from '../call/context.ts'
import { whoMay } from '../identity/who-may.ts'

/** More administrators than any shop has. */
const MOST = 500

/**
 * Notifies everybody who can see to it, but the one who did it, of what waits for the team, in the step in which it
 * comes. Mails about it are gathered later, see `gatherStaffNews`.
 */
export async function notifyStaff(tx: Tx, call: Call, event: StaffNews): Promise<void> {
  const where = whoMay(STAFF_NEWS[event.kind])
  const { items } = await tx.users.list({ where, limit: MOST })
  await Promise.all(
    items
      .filter(({ id }) => id !== call.actor?.id)
      .map(({ id: userId }) =>
        tx.notifications.insert({
          id: call.newId(),
          createdAt: call.now(),
          userId,
          event,
          readAt: null,
        }),
      ),
  )
}
