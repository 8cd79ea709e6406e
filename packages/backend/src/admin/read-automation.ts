import type { AutomationFigures } from '@hostfront/contract/admin'
import { addDays } from '@hostfront/domain/add-days'
import { AUTOMATION, type AutomationAction } from '@hostfront/domain/audit/automation'
import type { ReadTx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { heldServices } from '../services/held-services.ts'
import { shownServices } from '../services/shown-services.ts'

/** Of what waits for a decision the longest so many are named. */
const NAMED = 5

/** What the shop did by itself in the last 24 hours, and what of it waits for the team. */
export function readAutomation(call: SignedInCall): Promise<AutomationFigures> {
  const now = call.now()
  const from = addDays(now, -1)
  return call.store.read(async (tx) => {
    const waiting = shownServices('needs-decision', now)
    const [done, waits, page] = await Promise.all([
      countDone(tx, from),
      tx.services.count(waiting),
      tx.services.list({
        where: waiting,
        order: { by: 'expiresAt', descending: false },
        limit: NAMED,
      }),
    ])
    const held = await heldServices(tx, page.items)
    return { from, done, waiting: { count: waits, held } }
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
