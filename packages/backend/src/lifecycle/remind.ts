import { AUTOMATION } from '@hostfront/domain/audit/automation'
import { dueReminder } from '@hostfront/domain/billing/due-reminder'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { isAbout } from '@hostfront/domain/billing/invoice-subject'
import { hasDetails, isOffered } from '@hostfront/domain/payments/offered-methods'
import { TRIAL_INSTRUCTIONS } from '@hostfront/domain/payments/seed-methods'
import { owedOf } from '@hostfront/domain/payments/settled'
import type { Loss } from '@hostfront/domain/renewals/loss'
import type { SoldByTime } from '@hostfront/domain/renewals/renewal'
import type { Settings } from '@hostfront/domain/settings/settings'
import { StoreError, type Tx } from '@hostfront/store/port'
import { recordAutomation } from '../audit/record-automation.ts'
import type { Backend } from '../call/context.ts'
import { notify } from '../notifications/notify.ts'
import type { RenewalKind, RenewalKinds } from '../renewals/renewal-kind.ts'
import { findReminders, readHeldBills, readReminded } from './find-reminders.ts'
import { type RunReport, takeTurn } from './run-report.ts'

/** Reminds customers of open invoices, each step of one once, however often and wherever this runs. */
export async function remind(
  backend: Backend,
  settings: Settings,
  kinds: RenewalKinds,
  report: RunReport,
): Promise<void> {
  for await (const { invoice } of findReminders(backend, settings, backend.now())) {
    await takeTurn(report, { collection: 'invoices', id: invoice.id }, async () => {
      if (await remindOf({ backend, settings, kinds }, invoice)) report.reminded++
    })
  }
}

interface Turn {
  readonly backend: Backend
  readonly settings: Settings
  readonly kinds: RenewalKinds
}

/** Whether its customer was reminded: decided on the locked invoice, as what is known of it may have changed. */
async function remindOf(turn: Turn, found: Invoice): Promise<boolean> {
  try {
    return await turn.backend.store.transaction((tx) => remindLocked(tx, turn, found))
  } catch (error) {
    if (isRemindedAlready(error)) return false
    throw error
  }
}

/** Another replica was as fast: the unique key let one of them through. */
const isRemindedAlready = (error: unknown): boolean =>
  error instanceof StoreError && error.kind === 'unique' && error.rule === 'reminders.invoiceId+day'

async function remindLocked(
  tx: Tx,
  { backend, settings, kinds }: Turn,
  found: Invoice,
): Promise<boolean> {
  const now = backend.now()
  // What it renews comes first (lock-order.ts).
  const kind = kinds.find((one) => isAbout(found, one.kind))
  const row = kind && found.subjectId ? await kind.lock(tx, found.subjectId) : null
  const invoice = await tx.invoices.get(found.id, { lock: true })
  if (!invoice || (await readHeldBills(tx, [invoice], now))(invoice)) return false
  const known = (await readReminded(tx, [invoice]))(invoice)
  const day = dueReminder({ invoice, days: settings.billing.reminderDays, ...known, now })
  if (day === null) return false
  const { id: invoiceId, number, dueDate, userId } = invoice
  const owed = owedOf(invoice)
  await tx.reminders.insert({ id: backend.newId(), createdAt: now, invoiceId, day })
  await notify(tx, backend, userId, {
    kind: 'invoice-reminder',
    number,
    owed,
    dueDate,
    isLate: now >= dueDate,
    invoiceId,
    next: kind && row ? await nextLoss(tx, settings, { kind, row, invoice, now }) : null,
    way: await wayToPay(tx, invoice),
  })
  const line = { id: invoiceId, number, day, owed }
  await recordAutomation(tx, backend, AUTOMATION.remind, null, line)
  return true
}

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

/** How the invoice is paid outside the shop, as its method says today; null where it says nothing that is meant. */
async function wayToPay(tx: Tx, { paymentMethod }: Invoice) {
  const method = await tx.paymentMethods.get(paymentMethod)
  const says = method && isOffered(method) && hasDetails(method)
  if (!says || method.instructions === TRIAL_INSTRUCTIONS) return null
  const { name, instructions, account } = method
  return { name, instructions, account }
}
