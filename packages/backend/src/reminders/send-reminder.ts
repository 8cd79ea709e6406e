import type { Invoice } from '@hostfront/domain/billing/invoice'
import { isAbout } from '@hostfront/domain/billing/invoice-subject'
import { owedOf } from '@hostfront/domain/payments/settled'
import type { Loss } from '@hostfront/domain/renewals/loss'
import type { SoldByTime } from '@hostfront/domain/renewals/renewal'
import type { Settings } from '@hostfront/domain/settings/settings'
import { StoreError, type Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { notify } from '../notifications/notify.ts'
import { wayToPay } from '../payment-methods/way-to-pay.ts'
import type { RenewalKind, RenewalKinds } from '../renewals/renewal-kind.ts'

/** What an invoice renews. */
export interface Renewed {
  readonly kind: RenewalKind
  readonly row: SoldByTime
}

interface Reminding {
  readonly invoice: Invoice
  /** So many before (negative) or after it is due; each of an invoice once. */
  readonly day: number
  /** Null where it renews nothing. */
  readonly renewed: Renewed | null
}

/** Locks what an invoice renews, which comes before the invoice (lock-order.ts). */
export async function lockRenewed(
  tx: Tx,
  kinds: RenewalKinds,
  invoice: Invoice,
): Promise<Renewed | null> {
  const kind = kinds.find((one) => isAbout(invoice, one.kind))
  const row = kind && invoice.subjectId ? await kind.lock(tx, invoice.subjectId) : null
  return kind && row ? { kind, row } : null
}

/**
 * Tells the customer of an open invoice, as the caller's transaction has locked it, what is owed and what happens otherwise.
 * Answers what the log is to say. Reminded of it on that day already, it fails with what `isRemindedAlready` knows.
 */
export async function sendReminder(
  tx: Tx,
  {
    backend,
    settings,
  }: {
    readonly backend: Pick<Backend, 'now' | 'newId' | 'sendsMail'>
    readonly settings: Settings
  },
  { invoice, day, renewed }: Reminding,
) {
  const { id: invoiceId, number, dueDate, userId } = invoice
  const now = backend.now()
  const owed = owedOf(invoice)
  await tx.reminders.insert({ id: backend.newId(), createdAt: now, invoiceId, day })
  await notify(tx, backend, userId, {
    kind: 'invoice-reminder',
    number,
    owed,
    dueDate,
    isLate: now >= dueDate,
    invoiceId,
    next: renewed ? await nextLoss(tx, settings, { ...renewed, invoice, now }) : null,
    way: await wayToPay(tx, invoice),
  })
  return { id: invoiceId, number, day, owed }
}

/** Somebody was as fast: the unique key let one of them through. */
export const isRemindedAlready = (error: unknown): boolean =>
  error instanceof StoreError && error.kind === 'unique' && error.rule === 'reminders.invoiceId+day'

interface Losing {
  readonly kind: RenewalKind
  readonly row: SoldByTime
  readonly invoice: Invoice
  readonly now: string
}

/** What the customer would lose next, where the invoice bills the time from the end on that is nearest. */
async function nextLoss(
  tx: Tx,
  settings: Settings,
  { kind, row, invoice, now }: Losing,
): Promise<Loss | null> {
  const isNext = invoice.periodStart === row.expiresAt && !kind.isOver(row, now)
  if (!isNext) return null
  if (kind.hasBegun && !(await kind.hasBegun(tx, row, settings, now))) return null
  const loss = kind.nextLoss(row, invoice, settings.billing)
  return loss && loss.at > now ? loss : null
}
