import { AUTOMATION } from '@hostfront/domain/audit/automation'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { recordAutomation } from '../audit/record-automation.ts'
import type { Backend } from '../call/context.ts'
import { readPages } from '../call/read-pages.ts'
import { type RunReport, takeTurn } from './run-report.ts'

const PAGE = 200

const pastDue = (now: string) => ({ status: 'unpaid', dueDate: { lt: now } }) as const

/** Unpaid invoices, a page at a time, whose due date has passed at `now`. */
export const findOverdue = (
  { store }: Pick<Backend, 'store'>,
  now: string,
): AsyncGenerator<readonly Invoice[]> =>
  readPages((after) =>
    store.read((tx) =>
      tx.invoices.list({ where: pastDue(now), order: 'oldest', limit: PAGE, after }),
    ),
  )

/** Marks them. Overdue ones can still be paid. */
export async function markOverdue(backend: Backend, report: RunReport): Promise<void> {
  const due = pastDue(backend.now())
  for await (const invoices of findOverdue(backend, backend.now())) {
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
