import { dueReminder, remindableDueDates } from '@hostfront/domain/billing/due-reminder'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { idOfSubject, SERVICE } from '@hostfront/domain/billing/invoice-subject'
import { PAYABLE } from '@hostfront/domain/billing/payable'
import type { Settings } from '@hostfront/domain/settings/settings'
import type { Page, ReadTx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { readPages } from '../call/read-pages.ts'
import { rowsById } from '../call/rows-by-id.ts'
import { readReminded } from '../reminders/read-reminded.ts'
import { readHolds } from '../renewals/on-hold.ts'

const PAGE = 100

export interface DueReminder {
  readonly invoice: Invoice
  /** Which of the settings' days. */
  readonly day: number
}

/** Open invoices of which their customer seems to be to be reminded at `now`, with the step that it is. */
export async function* findReminders(
  { store }: Pick<Backend, 'store'>,
  { billing }: Pick<Settings, 'billing'>,
  now: string,
): AsyncGenerator<DueReminder> {
  const days = billing.reminderDays
  const dueDate = remindableDueDates(days, now)
  if (!dueDate) return
  const where = { status: { in: PAYABLE }, dueDate }
  const pages = readPages((after) =>
    store.read(async (tx): Promise<Page<DueReminder>> => {
      const { items, next } = await tx.invoices.list({ where, order: 'oldest', limit: PAGE, after })
      const known = await readReminded(tx, items)
      const due = items.flatMap((invoice) => {
        const day = dueReminder({ invoice, days, ...known(invoice), now })
        return day === null ? [] : [{ invoice, day }]
      })
      const isHeld = await readHeldBills(
        tx,
        due.map(({ invoice }) => invoice),
        now,
      )
      return { items: due.filter(({ invoice }) => !isHeld(invoice)), next }
    }),
  )
  for await (const due of pages) yield* due
}

/** Which of these are not asked for at `now`: their customer, or the service that they renew, is on hold. */
export async function readHeldBills(
  tx: ReadTx,
  invoices: readonly Invoice[],
  now: string,
): Promise<(invoice: Invoice) => boolean> {
  const services = await rowsById(
    tx.services,
    invoices.map((invoice) => idOfSubject(invoice, SERVICE)),
  )
  const owned = ({ userId, subjectId }: Invoice) => ({
    userId,
    holdUntil: services.get(subjectId ?? '')?.holdUntil ?? null,
  })
  const isHeld = await readHolds(tx, invoices.map(owned), now)
  return (invoice) => isHeld(owned(invoice))
}
