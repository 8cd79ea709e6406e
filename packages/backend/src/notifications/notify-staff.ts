import type { User } from '@hostfront/domain/accounts/user'
import { STAFF_NEWS, type StaffNews } from '@hostfront/domain/notifications/staff-news'
import type { ReadTx, Tx } from '@hostfront/store/port'
import type { Cause } from '../call/context.ts'
import { whoMay } from '../identity/who-may.ts'

/** More administrators than any shop has. */
const MOST = 500

/**
 * Notifies everybody who can see to it, but the one who did it, of what waits for the team, in the step in which it
 * comes. Mails about it are gathered later, see `gatherStaffNews`.
 */
export async function notifyStaff(tx: Tx, call: Cause, event: StaffNews): Promise<void> {
  await notifyThose(tx, call, await staffFor(tx, event.kind), event)
}

/** Everybody who can see to it. */
export async function staffFor(tx: ReadTx, kind: StaffNews['kind']): Promise<User[]> {
  return (await tx.users.list({ where: whoMay(STAFF_NEWS[kind]), limit: MOST })).items
}

/** Notifies `staff`, which the caller's transaction has read, but for the caller. */
export async function notifyThose(
  tx: Tx,
  call: Cause,
  staff: readonly User[],
  event: StaffNews,
): Promise<void> {
  await Promise.all(
    staff
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
