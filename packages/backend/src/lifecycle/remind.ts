import { AUTOMATION } from '@hostfront/domain/audit/automation'
import { dueReminder } from '@hostfront/domain/billing/due-reminder'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { Settings } from '@hostfront/domain/settings/settings'
import type { Tx } from '@hostfront/store/port'
import { recordAutomation } from '../audit/record-automation.ts'
import type { Backend } from '../call/context.ts'
import { readReminded } from '../reminders/read-reminded.ts'
import { isRemindedAlready, lockRenewed, sendReminder } from '../reminders/send-reminder.ts'
import type { RenewalKinds } from '../renewals/renewal-kind.ts'
import { findReminders, readHeldBills } from './find-reminders.ts'
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

async function remindLocked(
  tx: Tx,
  { backend, settings, kinds }: Turn,
  found: Invoice,
): Promise<boolean> {
  const now = backend.now()
  // What it renews comes first (lock-order.ts).
  const renewed = await lockRenewed(tx, kinds, found)
  const invoice = await tx.invoices.get(found.id, { lock: true })
  if (!invoice || (await readHeldBills(tx, [invoice], now))(invoice)) return false
  const known = (await readReminded(tx, [invoice]))(invoice)
  const day = dueReminder({ invoice, days: settings.billing.reminderDays, ...known, now })
  if (day === null) return false
  const line = await sendReminder(tx, { backend, settings }, { invoice, day, renewed })
  await recordAutomation(tx, backend, AUTOMATION.remind, null, line)
  return true
}
