import { AUTOMATION } from '@hostfront/domain/audit/automation'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { PAYABLE } from '@hostfront/domain/billing/payable'
import { recordAutomation } from '../audit/record-automation.ts'
import { lockSubject } from '../billing/billed.ts'
import type { Backend } from '../call/context.ts'
import { readPages } from '../call/read-pages.ts'
import { cancelInvoice } from '../refunds/cancel-invoice.ts'
import type { RenewalKind } from '../renewals/renewal-kind.ts'
import { type RunReport, takeTurn } from './run-report.ts'

const PAGE = 200

/** Open invoices, a page at a time, for what nobody can renew any more at `now`, of a kind that goes by itself. */
export async function* findGone(
  { store }: Pick<Backend, 'store'>,
  kind: RenewalKind,
  now: string,
): AsyncGenerator<readonly Invoice[]> {
  const where = billsOfGone(kind, now)
  if (!where) return
  yield* readPages((after) =>
    store.read((tx) => tx.invoices.list({ where, order: 'oldest', limit: PAGE, after })),
  )
}

const billsOfGone = (kind: RenewalKind, now: string) =>
  kind.latestGoneEnd
    ? {
        subjectKind: kind.kind,
        status: { in: PAYABLE },
        periodStart: { lte: kind.latestGoneEnd(now) },
      }
    : null

/** Cancels what is still open of those. */
export async function cancelGone(
  backend: Backend,
  kind: RenewalKind,
  report: RunReport,
): Promise<void> {
  const open = billsOfGone(kind, backend.now())
  if (!open) return
  for await (const invoices of findGone(backend, kind, backend.now())) {
    for (const found of invoices) {
      const { id } = found
      await takeTurn(report, { collection: 'invoices', id }, async () => {
        const isCancelled = await backend.store.transaction(async (tx) => {
          const gone = await lockSubject(tx, [kind], found)
          if (!gone?.kind.isOver(gone.row, backend.now())) return false
          const before = await tx.invoices.get(id, { lock: true })
          const cancelled = await cancelInvoice(tx, backend, id, open)
          if (!cancelled) return false
          await recordAutomation(tx, backend, AUTOMATION.cancelInvoice, before, cancelled)
          return true
        })
        if (isCancelled) report.cancelled++
      })
    }
  }
}
