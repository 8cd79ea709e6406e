import type { RenewalStep } from '@hostfront/domain/renewals/renewal'
import type { Settings } from '@hostfront/domain/settings/settings'
import type { Backend } from '../call/context.ts'
import { advance } from '../renewals/advance.ts'
import { findDue } from '../renewals/find-due.ts'
import type { RenewalKind, RenewalKinds } from '../renewals/renewal-kind.ts'
import { readSettings } from '../settings/read-settings.ts'
import { SOLD_BY_TIME } from '../sold-by-time.ts'
import { cancelGone } from './cancel-gone.ts'
import { lapseChanges } from './lapse-changes.ts'
import { markOverdue } from './mark-overdue.ts'
import { purge } from './purge.ts'
import { purgeFiles } from './purge-files.ts'
import { recordFailures } from './record-failures.ts'
import { remind } from './remind.ts'
import { emptyReport, type RunReport, takeTurn } from './run-report.ts'

/** More steps than anything makes in ten years of an outage; what is left after them has the next run. */
const MOST_STEPS = 500

/** As what the report of a run counts them. */
export const COUNTED_AS = {
  'issue-invoice': 'invoicesIssued',
  'pay-with-coins': 'renewed',
  'renew-free': 'renewed',
  suspend: 'suspended',
  terminate: 'terminated',
  tell: 'notified',
} as const satisfies Record<RenewalStep, keyof RunReport>

/**
 * Does everything that is due now: bills, payments from coins, notices, suspensions and terminations of what is sold by
 * time, overdue invoices, invoices of what is gone, reminders, and the removal of what nobody needs any more (product rules,
 * section 4). Running it again, late or in several places at once changes nothing more: each row has its own
 * transaction, which decides on the locked row. Throws only when the storage cannot be used; what goes wrong with a
 * single row is in `failures`.
 */
export async function runDue(
  backend: Backend,
  kinds: RenewalKinds = SOLD_BY_TIME,
): Promise<RunReport> {
  const report = emptyReport()
  const settings = await backend.store.read(readSettings)
  // Before the renewals: what has waited in vain is billed again.
  await lapseChanges(backend, report)
  for (const kind of kinds) {
    for await (const { row } of findDue(backend, settings, kind, backend.now())) {
      await takeTurn(report, { collection: kind.collection, id: row.id }, () =>
        catchUp(backend, settings, kind, row.id, report),
      )
    }
  }
  for (const kind of kinds) await cancelGone(backend, kind, report)
  await markOverdue(backend, report)
  await remind(backend, settings, kinds, report)
  await purge(backend, report)
  await purgeFiles(backend, report)
  await recordFailures(backend, report)
  return report
}

/** All steps of one row that are due by now: after a long outage there are several. */
async function catchUp(
  backend: Backend,
  settings: Settings,
  kind: RenewalKind,
  id: string,
  report: RunReport,
): Promise<void> {
  for (let count = 0; count < MOST_STEPS; count++) {
    const step = await advance(backend, settings, kind, id)
    if (!step) return
    report[COUNTED_AS[step]]++
  }
}
