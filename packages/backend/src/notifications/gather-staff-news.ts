import {
  countStaffNews,
  isStaffNews,
  isWindowDue,
  newsWindow,
  oldestDueTime,
  type StaffNews,
} from '@hostfront/domain/notifications/staff-news'
import { type ReadTx, StoreError } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { whoMay } from '../identity/who-may.ts'
import { queueMail } from '../mail/queue-mail.ts'

/** More than anybody reads of in a mail; the rest is in the shop. */
const MOST = 500

/**
 * Queues a mail for each of the team and each ten minutes in which something came that they have not
 * read in the shop and that nobody has seen to. May run twice and in several places at once: a mail's id says whom and
 * which ten minutes it is about.
 */
export async function gatherStaffNews(backend: Backend): Promise<void> {
  if (!backend.sendsMail) return
  const { items: team } = await backend.store.read((tx) =>
    tx.users.list({ where: whoMay('admin.enter'), limit: MOST }),
  )
  for (const { id, name, email } of team) {
    for (const [window, heap] of await unreadHeaps(backend, id)) {
      const mailId = `staff-${window}-${id}`
      await onceOnly(() =>
        backend.store.transaction(async (tx) => {
          if (await tx.tasks.get(mailId)) return
          const waiting = await stillWaiting(tx, heap)
          if (waiting.length === 0) return
          const counts = countStaffNews(waiting)
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
): Promise<ReadonlyMap<number, readonly StaffNews[]>> {
  const where = { userId, readAt: null, createdAt: { gte: oldestDueTime(now()) } }
  const { items } = await store.read((tx) => tx.notifications.list({ where, limit: MOST }))
  const heaps = new Map<number, StaffNews[]>()
  for (const { event, createdAt } of items) {
    const window = newsWindow(createdAt)
    if (!isStaffNews(event) || !isWindowDue(window, now())) continue
    heaps.set(window, [...(heaps.get(window) ?? []), event])
  }
  return heaps
}

async function stillWaiting(tx: ReadTx, news: readonly StaffNews[]): Promise<StaffNews[]> {
  const waits = await Promise.all(news.map((each) => isStillWaiting(tx, each)))
  return news.filter((_, at) => waits[at])
}

/** Whether nobody has decided on it or answered it; of what has no state of its own, true. */
async function isStillWaiting(tx: ReadTx, event: StaffNews): Promise<boolean> {
  switch (event.kind) {
    case 'order-placed':
      return (await tx.orders.get(event.orderId))?.status === 'pending'
    case 'payment-declared':
      return (await tx.declarations.get(event.declarationId))?.state === 'waiting'
    case 'ticket-opened':
    case 'ticket-replied':
      return (await tx.tickets.get(event.ticketId))?.status === 'open'
    case 'message-received':
    case 'payment-problem':
    case 'vat-number-invalid':
      return true
  }
}

/** Another process was as fast: its mail is this one. */
async function onceOnly(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof StoreError && error.kind === 'unique')) throw error
  }
}
