import type { AutomationFigures } from '@hostfront/contract/admin'
import { addDays } from '@hostfront/domain/add-days'
import { AUTOMATION, type AutomationAction } from '@hostfront/domain/audit/automation'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { ReadTx, Where } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { customersOf } from '../identity/customers-of.ts'
import { SOON_DAYS, shownServices } from '../services/shown-services.ts'

/** Of what waits for a decision the longest so many are named. */
const NAMED = 5

/** What the shop did by itself in the last 24 hours, what waits for the team, and what is due next. */
export function readAutomation(call: SignedInCall): Promise<AutomationFigures> {
  const now = call.now()
  const from = addDays(now, -1)
  return call.store.read(async (tx) => {
    const waiting = shownServices('needs-decision', now)
    const [done, waits, page, dueSoon, marked, unmarked] = await Promise.all([
      countDone(tx, from),
      tx.services.count(waiting),
      tx.services.list({
        where: waiting,
        order: { by: 'expiresAt', descending: false },
        limit: NAMED,
      }),
      sumOf(tx, { status: 'unpaid', dueDate: { gte: now, lte: addDays(now, SOON_DAYS) } }),
      sumOf(tx, { status: 'overdue' }),
      // The shop marks them at its next run only; nobody should wait for that to see them.
      sumOf(tx, { status: 'unpaid', dueDate: { lt: now } }),
    ])
    const customerOf = await customersOf(tx, page.items)
    const held = page.items.map((service) => ({ service, customer: customerOf(service) }))
    const overdue = { count: marked.count + unmarked.count, sum: marked.sum + unmarked.sum }
    return { from, done, waiting: { count: waits, held }, dueSoon, overdue }
  })
}

async function countDone(tx: ReadTx, from: string): Promise<AutomationFigures['done']> {
  const actions: readonly AutomationAction[] = Object.values(AUTOMATION)
  const tallies = await tx.auditLog.tally({
    by: 'action',
    where: { actor: null, action: { in: actions }, createdAt: { gte: from } },
  })
  return actions.flatMap((action) => {
    const count = tallies.find(({ key }) => key === action)?.count ?? 0
    return count > 0 ? [{ action, count }] : []
  })
}

async function sumOf(tx: ReadTx, where: Where<Invoice>): Promise<AutomationFigures['dueSoon']> {
  const [tally] = await tx.invoices.tally({ by: 'status', sum: 'total', where })
  return { count: tally?.count ?? 0, sum: tally?.sum ?? 0 }
}
