import { AUTOMATION } from '@hostfront/domain/audit/automation'
import { PAYABLE } from '@hostfront/domain/billing/payable'
import { isDomainGone, latestGoneEnd } from '@hostfront/domain/domains/domain-renewal'
import { recordAutomation } from '../audit/record-automation.ts'
import type { Backend } from '../context.ts'
import { readPages } from '../read-pages.ts'
import { type RunReport, takeTurn } from './run-report.ts'

const PAGE = 200

/** Cancels what is still open for domains that nobody can renew any more. */
export async function cancelGoneDomains(backend: Backend, report: RunReport): Promise<void> {
  const open = {
    status: { in: PAYABLE },
    periodStart: { lte: latestGoneEnd(backend.now()) },
  } as const
  const pages = readPages((after) =>
    backend.store.read((tx) =>
      tx.invoices.list({ where: open, order: 'oldest', limit: PAGE, after }),
    ),
  )
  for await (const invoices of pages) {
    for (const { id, domainId } of invoices) {
      if (!domainId) continue
      await takeTurn(report, { collection: 'invoices', id }, () =>
        backend.store.transaction(async (tx) => {
          // What it bills comes first, as when it is paid: so nobody waits for somebody else in a circle.
          const domain = await tx.domains.get(domainId, { lock: true })
          if (!domain || !isDomainGone(domain, backend.now())) return
          const before = await tx.invoices.get(id, { lock: true })
          const cancelled = await tx.invoices.update(id, { status: 'cancelled' }, open)
          if (!cancelled) return
          await recordAutomation(tx, backend, AUTOMATION.cancelInvoice, before, cancelled)
        }),
      )
    }
  }
}
