import type { OrderPayment, OrderWithService, QueuedOrder } from '@hostfront/contract/orders'
import type { Order, OrderStatus } from '@hostfront/domain/orders/order'
import type { Page, ReadTx, Where } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import {
  createdBetween,
  type MoneyChosen,
  type PageRequest,
  pageQuery,
  type SortRequest,
  sortedPageQuery,
  type TotalsAsked,
} from '../call/page-query.ts'
import { refused } from '../call/refused.ts'
import { asTotals, tallyFound } from '../call/tally-found.ts'
import { customersOf } from '../identity/customers-of.ts'
import { servicesToSetUp } from '../instances/to-set-up.ts'
import { declaredInvoices } from '../payments/declared-invoices.ts'
import { paymentsOf } from '../payments/payments-of.ts'
import { byPayment } from './by-payment.ts'
import { withServices } from './with-services.ts'

/** The caller's own orders, newest first. */
export function listOwnOrders(
  call: SignedInCall,
  input: PageRequest,
): Promise<Page<OrderWithService>> {
  return call.store.read(async (tx) => {
    const page = await tx.orders.list({ ...pageQuery(input), where: { userId: call.actor.id } })
    return { items: await withServices(tx, page.items), next: page.next }
  })
}

interface PaymentChosen {
  readonly payment?: OrderPayment | undefined
}

type OrdersAsked = SortRequest<'text' | 'amountDue' | 'status'> &
  MoneyChosen &
  PaymentChosen & { readonly status?: OrderStatus | undefined }

/** Everybody's orders with who ordered; newest first unless asked otherwise. */
export function listOrders(
  call: SignedInCall,
  { status, payment, userId, method, from, to, ...input }: OrdersAsked,
): Promise<Page<QueuedOrder>> {
  return call.store.read(async (tx) => {
    const { where: stands, tied } = await byPayment(tx, payment, status)
    const where = { ...stands, ...whereOf({ userId, from, to }) }
    const asked = { ...sortedPageQuery(input), where, tied, says: saysOf({ method }) }
    const page = await tx.orders.list(asked)
    return { items: await queued(tx, page.items), next: page.next }
  })
}

/** By what it was paid, else by what is chosen to pay it with: as its row shows it. */
const saysOf = ({ method }: Pick<MoneyChosen, 'method'>): Record<string, string> =>
  method ? { paymentMethod: method } : {}

const whereOf = ({ userId, from, to }: Omit<MoneyChosen, 'method'>): Where<Order> => ({
  ...(userId ? { userId } : {}),
  ...createdBetween(from, to),
})

/** How many orders are in each state, and what they amount to; minor units. */
export const totalOrders = (
  call: SignedInCall,
  { search, payment, ...chosen }: TotalsAsked & PaymentChosen,
) =>
  call.store.read(async (tx) => {
    const { where: stands, tied } = await byPayment(tx, payment, undefined)
    const where = { ...stands, ...whereOf(chosen) }
    const says = saysOf(chosen)
    const asked = { where, tied, says, search, by: 'status', sums: ['amountDue'] } as const
    return asTotals(await tallyFound(tx.orders, asked), 'amountDue')
  })

/** One of anybody's, as the list has it. */
export function inspectOrder(
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<QueuedOrder> {
  return call.store.read(async (tx) => {
    const order = await tx.orders.get(id)
    const [found] = order ? await queued(tx, [order]) : []
    if (!found) throw refused('NOT_FOUND')
    return found
  })
}

async function queued(tx: ReadTx, orders: readonly Order[]): Promise<QueuedOrder[]> {
  const [rows, customerOf] = await Promise.all([withServices(tx, orders), customersOf(tx, orders)])
  const invoices = rows.flatMap(({ invoice }) => invoice ?? [])
  const [paidOn, declared, toSetUp] = await Promise.all([
    paymentsOf(tx, invoices),
    declaredInvoices(tx, invoices),
    servicesToSetUp(
      tx,
      rows.flatMap(({ serviceId }) => serviceId ?? []),
    ),
  ])
  return rows.map((row) => ({
    ...row,
    customer: customerOf(row.order),
    payments: row.invoice ? paidOn(row.invoice) : [],
    isDeclared: row.invoice !== null && declared.has(row.invoice.id),
    isToSetUp: row.serviceId !== null && toSetUp.has(row.serviceId),
  }))
}
