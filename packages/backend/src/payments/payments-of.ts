import type { InvoicePayment } from '@hostfront/contract/payments'
import { isOwner } from '@hostfront/domain/accounts/actor'
import { may } from '@hostfront/domain/accounts/permission'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { ReadTx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { readPages } from '../call/read-pages.ts'
import { refused } from '../call/refused.ts'
import { rowsById } from '../call/rows-by-id.ts'

/**
 * What was paid on each of these invoices, oldest first; what is undone was not. Two questions for all of them.
 */
export async function paymentsOf(
  tx: ReadTx,
  invoices: readonly Pick<Invoice, 'id'>[],
): Promise<(invoice: Pick<Invoice, 'id'>) => InvoicePayment[]> {
  if (invoices.length === 0) return () => []
  const where = { invoiceId: { in: invoices.map(({ id }) => id) } }
  const pages = readPages((after) =>
    tx.paymentAllocations.list({ where, order: 'oldest', limit: 200, after }),
  )
  const found = new Map<string, InvoicePayment[]>()
  for await (const allocations of pages) {
    const payments = await rowsById(
      tx.payments,
      allocations.map(({ paymentId }) => paymentId),
    )
    for (const { invoiceId, paymentId, amount, returnedAt } of allocations) {
      const payment = payments.get(paymentId)
      if (!payment || payment.state === 'undone') continue
      const { method, receivedAt, reference, dispute } = payment
      const line = { method, receivedAt, reference, amount, returnedAt, dispute }
      found.set(invoiceId, [...(found.get(invoiceId) ?? []), line])
    }
  }
  return ({ id }) => found.get(id) ?? []
}

/** What was paid on one invoice, for who is to pay it and for who may read everybody's. */
export function readPaymentsOf(
  call: SignedInCall,
  { invoiceId }: { readonly invoiceId: string },
): Promise<InvoicePayment[]> {
  return call.store.read(async (tx) => {
    const invoice = await tx.invoices.get(invoiceId)
    const mayRead = invoice && (may(call.actor, 'invoices.read') || isOwner(call.actor, invoice))
    if (!mayRead) throw refused('NOT_FOUND')
    return (await paymentsOf(tx, [invoice]))(invoice)
  })
}
