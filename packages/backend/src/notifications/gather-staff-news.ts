import type { Notification } from '@hostfront/domain/notifications/notification'
import {
  countStaffNews,
  isStaffNews,
  isWindowDue,
  newsWindow,
  oldestDueTime,
} from '@hostfront/domain/notifications/staff-news'
import { StoreError } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { whoMay } from '../identity/who-may.ts'
import { queueMail } from '../mail/queue-mail.ts'

/** More than anybody reads of in a mail; the rest is in the shop. */
const MOST = 500

/**
 * Queues a mail for each of the team and each ten minutes in which something came that they have not
 * read in the shop. May run twice and in several places at once: a mail's id says whom and which ten minutes it is about.
 */
export async function gatherStaffNews(backend: Backend): Promise<void> {
  if (!backend.sendsMail) return
  const { items: team } = await backend.store.read((tx) =>
    tx.users.list({ where: whoMay('admin.enter'), limit: MOST }),
  )
  for (const { id, name, email } of team) {
    for (const [window, heap] of await unreadHeaps(backend, id)) {
      const mailId = `staff-${window}-${id}`
      const counts = countStaffNews(heap.map(({ event }) => event).filter(isStaffNews))
      await onceOnly(() =>
        backend.store.transaction(async (tx) => {
          if (await tx.tasks.get(mailId)) return
          const named = { ...backend, newId: () => mailId }
          await queueMail(tx, named, email, { kind: 'staff-news', name, ...counts })
        }),
      )
    }
  }
}

/** What the administrator has not read, by the ten minutes that it came in, as far as those are over. */
async function unreadHeaps(
  { store, now }: Backend,
  userId: string,
): Promise<ReadonlyMap<number, readonly Notification[]>> {
  const where = { userId, readAt: null, createdAt: { gte: oldestDueTime(now()) } }
  const { items } = await store.read((tx) => tx.notifications.list({ where, limit: MOST }))
  const news = items.filter(
    ({ event, createdAt }) => isStaffNews(event) && isWindowDue(newsWindow(createdAt), now()),
  )
  const heaps = new Map<number, Notification[]>()
  for (const each of news) {
    const window = newsWindow(each.createdAt)
    heaps.set(window, [...(heaps.get(window) ?? []), each])
  }
  return heaps
}

/** Another process was as fast: its mail is this one. */
async function onceOnly(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof StoreError && error.kind === 'unique')) throw error
  }
}
