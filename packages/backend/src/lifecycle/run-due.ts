import type { DueStep } from '@hostfront/domain/services/due-step'
import type { Settings } from '@hostfront/domain/settings/settings'
import type { Backend } from '../context.ts'
import { readSettings } from '../settings/read-settings.ts'
import { advanceService } from './advance-service.ts'
import { cancelGoneDomains } from './cancel-gone-domains.ts'
import { findDueServices } from './find-due-services.ts'
import { markOverdue } from './mark-overdue.ts'
import { purge } from './purge.ts'
import { recordFailures } from './record-failures.ts'
import { renewDomains } from './renew-domains.ts'
import { emptyReport, type RunReport, takeTurn } from './run-report.ts'

/** More steps than a service makes in ten years of an outage; what is left after them has the next run. */
const MOST_STEPS = 500

const COUNTED_AS = {
  'issue-invoice': 'invoicesIssued',
  'pay-with-coins': 'renewed',
  'renew-free': 'renewed',
  suspend: 'suspended',
  terminate: 'terminated',
} as const satisfies Record<DueStep, keyof RunReport>

/**
 * Does everything that is due now: renewal invoices, renewals paid with coins (domains too), notices of domains that end, suspensions, terminations, overdue
 * invoices, invoices of domains that are gone, and the removal of what nobody needs any more (product rules, section 4). Running it again, late or in
 * several places at once changes nothing more: each row has its own transaction, which decides on the locked row.
 * Throws only when the storage cannot be used; what goes wrong with a single row stands in `failures`.
 */
export async function runDue(backend: Backend): Promise<RunReport> {
  const report = emptyReport()
  const settings = await backend.store.read(readSettings)
  for (const status of ['suspended', 'active'] as const) {
    for await (const id of findDueServices(backend, settings, status)) {
      await takeTurn(report, { collection: 'userServices', id }, () =>
        catchUp(backend, settings, id, report),
      )
    }
  }
  await renewDomains(backend, settings, report)
  await cancelGoneDomains(backend, report)
  await markOverdue(backend, report)
  await purge(backend, report)
  await recordFailures(backend, report)
  return report
}

/** All steps of one service that are due by now: after a long outage there are several. */
async function catchUp(
  backend: Backend,
  settings: Settings,
  id: string,
  report: RunReport,
): Promise<void> {
  for (let count = 0; count < MOST_STEPS; count++) {
    const step = await advanceService(backend, settings, id)
    if (!step) return
    report[COUNTED_AS[step]]++
  }
}
