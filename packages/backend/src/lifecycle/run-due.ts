import type { RenewalStep } from '@hostfront/domain/renewals/renewal'
import type { Settings } from '@hostfront/domain/settings/settings'
import type { Backend } from '../call/context.ts'
import { advance } from '../renewals/advance.ts'
import { findDue } from '../renewals/find-due.ts'
import type { RenewalKind, RenewalKinds } from '../renewals/renewal-kind.ts'
import { readSettings } from '../settings/read-settings.ts'
import { SOLD_BY_TIME } from '../sold-by-time.ts'
import { cancelGone } from './cancel-gone.ts'
import { markOverdue } from './mark-overdue.ts'
import { purge } from './purge.ts'
import { recordFailures } from './record-failures.ts'
import { emptyReport, type RunReport, takeTurn } from './run-report.ts'

/** More steps than anything makes in ten years of an outage; what is left after them has the next run. */
const MOST_STEPS = 500

const COUNTED_AS = {
  'issue-invoice': 'invoicesIssued',
  'pay-with-coins': 'renewed',
  'renew-free': 'renewed',
  suspend: 'suspended',
  terminate: 'terminated',
  tell: 'notified',
} as const satisfies Record<RenewalStep, keyof RunReport>

/**
 * Does everything that is due now: bills, payments from coins, notices, suspensions and terminations of what is sold by
 * time, overdue invoices, invoices of what is gone, and the removal of what nobody needs any more (product rules,
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
  for (const kind of kinds) {
    for await (const id of findDue(backend, settings, kind)) {
      await takeTurn(report, { collection: kind.collection, id }, () =>
        catchUp(backend, settings, kind, id, report),
      )
    }
  }
  for (const kind of kinds) await cancelGone(backend, kind, report)
  await markOverdue(backend, report)
  await purge(backend, report)
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
