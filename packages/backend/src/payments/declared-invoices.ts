import type { Invoice } from '@hostfront/domain/billing/invoice'
import { isOpenInvoice } from '@hostfront/domain/billing/payable'
import type { Declaration } from '@hostfront/domain/payments/declaration'
import type { ReadTx, Where } from '@hostfront/store/port'
import { readAllPages } from '../call/read-pages.ts'
import { rowsById } from '../call/rows-by-id.ts'

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
  const isDeclared = declaredIn(await waitingFor(tx, { userId: { in: owers } }))
  return new Set(open.filter(isDeclared).map(({ id }) => id))
}

/** The same of one. */
export const isDeclaredInvoice = async (tx: ReadTx, invoice: Invoice): Promise<boolean> =>
  (await declaredInvoices(tx, [invoice])).has(invoice.id)

/** All invoices of which that holds. Two questions, and another for each 200 declarations that wait. */
export async function allDeclaredInvoices(tx: ReadTx): Promise<Invoice[]> {
  const waiting = await waitingFor(tx, {})
  const ids = waiting.flatMap(({ pays }) => pays.map(({ invoiceId }) => invoiceId))
  const invoices = await rowsById(tx.invoices, ids)
  return [...invoices.values()].filter(isOpenInvoice).filter(declaredIn(waiting))
}

const waitingFor = (tx: ReadTx, whose: Pick<Where<Declaration>, 'userId'>) =>
  readAllPages((after) =>
    tx.declarations.list({ where: { ...whose, state: 'waiting' }, after, limit: 200 }),
  )

/** Only by whoever owes it. */
function declaredIn(waiting: readonly Declaration[]) {
  const declared = new Set(
    waiting.flatMap(({ userId, pays }) => pays.map(({ invoiceId }) => `${userId} ${invoiceId}`)),
  )
  return ({ userId, id }: Invoice): boolean => declared.has(`${userId} ${id}`)
}
