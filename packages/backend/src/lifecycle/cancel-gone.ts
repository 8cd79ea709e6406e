import { AUTOMATION } from '@hostfront/domain/audit/automation'
import { PAYABLE } from '@hostfront/domain/billing/payable'
import { recordAutomation } from '../audit/record-automation.ts'
import { lockSubject } from '../billing/billed.ts'
import type { Backend } from '../call/context.ts'
import { readPages } from '../call/read-pages.ts'
import type { RenewalKind } from '../renewals/renewal-kind.ts'
import { type RunReport, takeTurn } from './run-report.ts'

const PAGE = 200

/** Cancels what is still open for what nobody can renew any more, of a kind that goes by itself. */
export async function cancelGone(
  backend: Backend,
  kind: RenewalKind,
  report: RunReport,
): Promise<void> {
  if (!kind.latestGoneEnd) return
  const open = {
    subjectKind: kind.kind,
    status: { in: PAYABLE },
    periodStart: { lte: kind.latestGoneEnd(backend.now()) },
  } as const
  const pages = readPages((after) =>
    backend.store.read((tx) =>
      tx.invoices.list({ where: open, order: 'oldest', limit: PAGE, after }),
    ),
  )
  for await (const invoices of pages) {
    for (const found of invoices) {
      const { id } = found
      await takeTurn(report, { collection: 'invoices', id }, () =>
        backend.store.transaction(async (tx) => {
          const gone = await lockSubject(tx, [kind], found)
          if (!gone?.kind.isOver(gone.row, backend.now())) return
          const before = await tx.invoices.get(id, { lock: true })
          const cancelled = await tx.invoices.update(id, { status: 'cancelled' }, open)
          if (!cancelled) return
          await recordAutomation(tx, backend, AUTOMATION.cancelInvoice, before, cancelled)
        }),
      )
    }
  }
}
