import type { OrderPayment } from '@hostfront/contract/orders'
import { idOfSubject, ORDER } from '@hostfront/domain/billing/invoice-subject'
import type { Order, OrderStatus } from '@hostfront/domain/orders/order'
import type { ListQuery, ReadTx } from '@hostfront/store/port'
import { allDeclaredInvoices } from '../payments/declared-invoices.ts'

type Narrowed = Required<Pick<ListQuery<Order>, 'where' | 'tied'>>

/** Those that keep what has paid them. */
const KEPT: readonly OrderStatus[] = ['pending', 'active']

/**
 * Which orders are asked for by how they stand with their payment. Each is found by its own bill, in the one question of its page;
 * what customers have declared is the team's own queue, which is short.
 */
export async function byPayment(
  tx: ReadTx,
  payment: OrderPayment | undefined,
  status: OrderStatus | undefined,
): Promise<Narrowed> {
  const where = status ? { status } : {}
  if (payment === undefined) return { where, tied: {} }
  if (payment === 'paid') {
    const kept = KEPT.filter((each) => status === undefined || each === status)
    return { where: { status: { in: kept } }, tied: { billNotPaid: false } }
  }
  const declared = await declaredOrders(tx)
  return payment === 'to-check'
    ? { where: { ...where, id: { in: declared } }, tied: {} }
    : { where: { ...where, id: { notIn: declared } }, tied: { billToPay: true } }
}

async function declaredOrders(tx: ReadTx): Promise<string[]> {
  const invoices = await allDeclaredInvoices(tx)
  return invoices.flatMap((invoice) => idOfSubject(invoice, ORDER) ?? [])
}
