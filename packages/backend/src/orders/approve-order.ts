import type { OrderWithInvoice, Payment } from '@hostfront/contract/orders'
import { addDays } from '@hostfront/domain/add-days'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { about, ORDER } from '@hostfront/domain/billing/invoice-subject'
import { isPayable } from '@hostfront/domain/billing/payable'
import { BILLING_CYCLES } from '@hostfront/domain/orders/billing-cycles'
import { ORDER_LIFECYCLE } from '@hostfront/domain/orders/lifecycle'
import type { Order } from '@hostfront/domain/orders/order'
import { referenceKey } from '@hostfront/domain/payments/reference-key'
import { owedOf } from '@hostfront/domain/payments/settled'
import { isToSetUp } from '@hostfront/domain/provisioning/instance'
import type { Service } from '@hostfront/domain/services/service'
import { serviceOfOrder } from '@hostfront/domain/services/service-of-order'
import { after } from '@hostfront/domain/transitions'
import type { Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import { payInvoice } from '../billing/pay-invoice.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { askCustomer } from '../instances/ask-customer.ts'
import { wakeInstance } from '../instances/wake-instance.ts'
import { notify } from '../notifications/notify.ts'
import { twinOf, withReferences } from '../payments/take-payment.ts'

interface Started {
  readonly service: Service
  /** Staff are to make its server. */
  readonly isToSetUp: boolean
}

type ApproveOrder = { readonly id: string; readonly payment?: Payment | undefined }

/**
 * Starts the service of a pending order for its cycle (30, 90, 180 or 365 days from now).
 * An order paid off-site needs its invoice paid: already, or by `payment` in the same step. Money that came in on top of
 * what has paid it is refused, unless it says what becomes of it: it is never left out of the books.
 * Locks the order before its invoice, as taking an order back does.
 */
export function approveOrder(
  call: SignedInCall,
  input: ApproveOrder,
): Promise<OrderWithInvoice & Started> {
  const approve = async (tx: Tx) => {
    const pending = await tx.orders.get(input.id, { lock: true })
    if (!pending) throw refused('NOT_FOUND')
    const status = after(ORDER_LIFECYCLE, pending.status, 'approve')
    if (status === null) throw refused('ALREADY_DECIDED', { status: pending.status })
    const invoice = await settleInvoice(tx, call, input)
    return { ...(await startOrder(tx, call, pending)), invoice }
  }
  return withReferences(() => call.store.transaction(approve))
}

/** Starts the service of a pending order, as the caller's transaction has locked it and seen it paid. */
export async function startOrder(
  tx: Tx,
  call: SignedInCall,
  pending: Order,
): Promise<Started & { readonly order: Order }> {
  const status = after(ORDER_LIFECYCLE, pending.status, 'approve')
  if (status === null) throw refused('ALREADY_DECIDED', { status: pending.status })
  const endDate = addDays(call.now(), BILLING_CYCLES[pending.billingCycle].days)
  const order = await tx.orders.update(
    pending.id,
    {
      status,
      startDate: call.now(),
      endDate,
      decidedBy: call.actor.id,
      decidedAt: call.now(),
    },
    { status: pending.status },
  )
  if (!order) throw refused('ALREADY_DECIDED', { status: pending.status })
  const service = await tx.services.insert(
    serviceOfOrder(order, { id: call.newId(), startDate: call.now(), endDate }),
  )
  const instance = await wakeInstance(tx, call, null, service)
  await notify(tx, call, order.userId, {
    kind: 'order-approved',
    serverName: order.serverName,
    serviceId: service.id,
  })
  if (instance) await askCustomer(tx, call, instance)
  await recordChange(tx, call, 'orders.approve', pending, order)
  return { order, service, isToSetUp: instance !== null && isToSetUp(instance) }
}

async function settleInvoice(
  tx: Tx,
  call: SignedInCall,
  { id, payment }: ApproveOrder,
): Promise<Invoice | null> {
  const found = await tx.invoices.find(about(ORDER, id))
  // Its state as it stays until this step ends: a payment may be recorded beside it.
  const invoice = found && (await tx.invoices.get(found.id, { lock: true }))
  if (!invoice) return null
  const isPaid = invoice.status === 'paid'
  const recorded = isPaid && payment ? await recordedFor(tx, invoice, payment) : null
  if (isPaid && (payment?.amount ?? 0) <= (recorded?.amount ?? 0)) return invoice
  if (invoice.status === 'refunded') throw refused('ORDER_CREDITED', { number: invoice.number })
  if (!payment || !(isPaid || isPayable(invoice))) {
    throw refused('INVOICE_UNPAID', { number: invoice.number, total: owedOf(invoice) })
  }
  // A part is recorded on the invoice; it approves nothing.
  if (payment.amount < owedOf(invoice)) {
    throw refused('PAYMENT_AMOUNT_DIFFERS', { total: owedOf(invoice) })
  }
  // More than is known of this very money is no other share of it.
  const came = recorded ? { ...payment, isShared: false } : payment
  return (await payInvoice(tx, call, { invoice, renewed: null }, came)).invoice
}

/** This very money, where it pays the invoice already: somebody else has recorded it. Any other came in on top of what paid it. */
async function recordedFor(
  tx: Tx,
  invoice: Pick<Invoice, 'id' | 'userId'>,
  { reference, amount, paidAt, surplus }: Payment,
): Promise<{ readonly amount: number } | null> {
  const { id: invoiceId, userId } = invoice
  if (reference === '') {
    // Who says what becomes of it knows of the other, and means one more.
    if (surplus !== undefined) return null
    return twinOf(tx, { userId, amount, receivedAt: paidAt }, [invoice])
  }
  const known = await tx.payments.find({ referenceKey: referenceKey(reference) })
  if (!known) return null
  const pays = { paymentId: known.id, invoiceId, returnedAt: null }
  return (await tx.paymentAllocations.count(pays)) > 0 ? known : null
}
