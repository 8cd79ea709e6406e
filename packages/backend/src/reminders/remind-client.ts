import type { Invoice } from '@hostfront/domain/billing/invoice'
import { PAYABLE } from '@hostfront/domain/billing/payable'
import { dayToRemind } from '@hostfront/domain/billing/reminder-by-hand'
import type { Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import type { RenewalKinds } from '../renewals/renewal-kind.ts'
import { readSettings } from '../settings/read-settings.ts'
import { readReminded } from './read-reminded.ts'
import { isRemindedAlready, lockRenewed, sendReminder } from './send-reminder.ts'

/** Nobody has more that are overdue; who does is reminded of the oldest. */
const MOST = 50

/**
 * Reminds a client of what is overdue, each invoice in a step of its own and once a day: not of what was said to be paid and
 * waits for the team. Refused with NOTHING_TO_DO where nothing is left to remind of.
 */
export async function remindClient(
  call: SignedInCall,
  { userId }: { readonly userId: string },
  kinds: RenewalKinds,
): Promise<{ reminded: number }> {
  const overdue = await call.store.read((tx) =>
    tx.invoices.list({
      where: { userId, status: { in: PAYABLE }, dueDate: { lt: call.now() } },
      order: 'oldest',
      limit: MOST,
    }),
  )
  let reminded = 0
  for (const invoice of overdue.items) if (await remindOf(call, invoice, kinds)) reminded++
  if (reminded === 0) throw refused('NOTHING_TO_DO')
  return { reminded }
}

async function remindOf(call: SignedInCall, found: Invoice, kinds: RenewalKinds): Promise<boolean> {
  try {
    return await call.store.transaction((tx) => remindLocked(tx, call, found, kinds))
  } catch (error) {
    if (isRemindedAlready(error)) return false
    throw error
  }
}

/** Decided on the locked invoice: it may have been paid meanwhile. */
async function remindLocked(
  tx: Tx,
  call: SignedInCall,
  found: Invoice,
  kinds: RenewalKinds,
): Promise<boolean> {
  const renewed = await lockRenewed(tx, kinds, found)
  const invoice = await tx.invoices.get(found.id, { lock: true })
  if (!invoice) return false
  const known = (await readReminded(tx, [invoice]))(invoice)
  const day = dayToRemind({ invoice, ...known, now: call.now() })
  if (day === null) return false
  const settings = await readSettings(tx)
  const line = await sendReminder(tx, { backend: call, settings }, { invoice, day, renewed })
  await recordChange(tx, call, 'billing.remind', null, line)
  return true
}
