import type { Invoice } from '@hostfront/domain/billing/invoice'
import { isOpenInvoice } from '@hostfront/domain/billing/payable'
import type { ReadTx } from '@hostfront/store/port'
import { readAllPages } from '../call/read-pages.ts'

/**
 * Those of the invoices that are open and for which their customers have declared a payment that nobody has decided on.
 * One question for all of them.
 */
export async function declaredInvoices(
  tx: ReadTx,
  invoices: readonly Invoice[],
): Promise<ReadonlySet<string>> {
  const open = invoices.filter(isOpenInvoice)
  if (open.length === 0) return new Set()
  const owers = [...new Set(open.map(({ userId }) => userId))]
  const where = { userId: { in: owers }, state: 'waiting' } as const
  const waiting = await readAllPages((after) => tx.declarations.list({ where, after, limit: 200 }))
  const declared = new Set(
    waiting.flatMap(({ userId, pays }) => pays.map(({ invoiceId }) => `${userId} ${invoiceId}`)),
  )
  return new Set(open.flatMap(({ userId, id }) => (declared.has(`${userId} ${id}`) ? [id] : [])))
}
