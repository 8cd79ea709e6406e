import { AUTOMATION } from '@hostfront/domain/audit/automation'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { SERVICE } from '@hostfront/domain/billing/invoice-subject'
import { PAYABLE } from '@hostfront/domain/billing/payable'
import type { Service } from '@hostfront/domain/services/service'
import { isLapsed } from '@hostfront/domain/services/wait-for-payment'
import type { ReadTx } from '@hostfront/store/port'
import { recordAutomation } from '../audit/record-automation.ts'
import type { Backend } from '../call/context.ts'
import { readPages } from '../call/read-pages.ts'
import { rowsById } from '../call/rows-by-id.ts'
import { readReminded } from '../reminders/read-reminded.ts'
import { withdrawWaiting } from '../services/waiting-change.ts'
import { type RunReport, takeTurn } from './run-report.ts'

const PAGE = 200

/** Open invoices, a page at a time, of changes whose time to be paid is over at `now`. */
export const findLapsed = (
  { store }: Pick<Backend, 'store'>,
  now: string,
): AsyncGenerator<readonly Invoice[]> =>
  readPages((after) =>
    store.read(async (tx) => {
      // Of a service nothing else is billed without a period.
      const where = {
        ...{ subjectKind: SERVICE, periodStart: null },
        ...{ status: { in: PAYABLE }, dueDate: { lte: now } },
      } as const
      const { items, next } = await tx.invoices.list({ where, order: 'oldest', limit: PAGE, after })
      return { items: await lapsedAmong(tx, items, now), next }
    }),
  )

async function lapsedAmong(
  tx: ReadTx,
  invoices: readonly Invoice[],
  now: string,
): Promise<Invoice[]> {
  if (invoices.length === 0) return []
  const services = await rowsById(
    tx.services,
    invoices.map(({ subjectId }) => subjectId),
  )
  const said = await readReminded(tx, invoices)
  return invoices.filter((invoice) => {
    const service = services.get(invoice.subjectId ?? '')
    return service !== undefined && isOver(service, invoice, said(invoice).declaredAt !== null, now)
  })
}

const isOver = (service: Service, { id }: Invoice, isDeclared: boolean, now: string): boolean =>
  service.waiting?.invoiceId === id && isLapsed(service, isDeclared, now)

/** Withdraws them: their customers are told, and what they renew is billed again. */
export async function lapseChanges(backend: Backend, report: RunReport): Promise<void> {
  const now = backend.now()
  for await (const invoices of findLapsed(backend, now)) {
    for (const { id, subjectId } of invoices) {
      await takeTurn(report, { collection: 'invoices', id }, async () => {
        const isWithdrawn = await backend.store.transaction(async (tx) => {
          const service = subjectId && (await tx.services.get(subjectId, { lock: true }))
          const invoice = service ? await tx.invoices.get(id, { lock: true }) : null
          if (!service || !invoice) return false
          const said = (await readReminded(tx, [invoice]))(invoice)
          if (!isOver(service, invoice, said.declaredAt !== null, now)) return false
          const after = await withdrawWaiting(tx, backend, service, { isToldElse: false })
          await recordAutomation(tx, backend, AUTOMATION.withdrawChange, service, after)
          return true
        })
        if (isWithdrawn) report.cancelled++
      })
    }
  }
}
