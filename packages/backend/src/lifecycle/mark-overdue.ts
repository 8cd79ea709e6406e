import { AUTOMATION } from '@hostfront/domain/audit/automation'
import { recordAutomation } from '../audit/record-automation.ts'
import type { Backend } from '../call/context.ts'
import { readPages } from '../call/read-pages.ts'
import { type RunReport, takeTurn } from './run-report.ts'

const PAGE = 200

/** Marks unpaid invoices whose due date has passed. Overdue ones can still be paid. */
export async function markOverdue(backend: Backend, report: RunReport): Promise<void> {
  const due = { status: 'unpaid', dueDate: { lt: backend.now() } } as const
  const pages = readPages((after) =>
    backend.store.read((tx) =>
      tx.invoices.list({ where: due, order: 'oldest', limit: PAGE, after }),
    ),
  )
  for await (const invoices of pages) {
    for (const { id } of invoices) {
      await takeTurn(report, { collection: 'invoices', id }, async () => {
        const marked = await backend.store.transaction(async (tx) => {
          const overdue = await tx.invoices.update(id, { status: 'overdue' }, due)
          // What the guard let through was unpaid.
          const before = { id, status: 'unpaid' }
          const after = { id, status: 'overdue' }
          if (overdue) await recordAutomation(tx, backend, AUTOMATION.markOverdue, before, after)
          return overdue
        })
        if (marked) report.overdue++
      })
    }
  }
}
