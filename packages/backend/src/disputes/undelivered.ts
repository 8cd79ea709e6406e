import { ORDER } from '@hostfront/domain/billing/invoice-subject'
import type { Dispute } from '@hostfront/domain/gateways/dispute'
import type { Order } from '@hostfront/domain/orders/order'
import type { ReadTx } from '@hostfront/store/port'

interface Undelivered {
  /** Of the invoice that the lost money paid. */
  readonly number: string
  readonly status: Order['status']
}

/**
 * The order that the money was paid for, where nothing was delivered for it: it waits, or was closed. Nobody is billed for that, and
 * an order that waits could not be approved by it. Null: something was delivered.
 */
export async function undeliveredOf(
  tx: ReadTx,
  { invoiceId }: Pick<Dispute, 'invoiceId'>,
  readOrder = (id: string): Promise<Order | null> => tx.orders.get(id),
): Promise<Undelivered | null> {
  const invoice = invoiceId === null ? null : await tx.invoices.get(invoiceId)
  if (invoice?.subjectKind !== ORDER || invoice.subjectId === null) return null
  const order = await readOrder(invoice.subjectId)
  return order && order.status !== 'active'
    ? { number: invoice.number, status: order.status }
    : null
}
