import type { OrderWithInvoice, Payment } from '@hostfront/contract/orders'
import { addDays } from '@hostfront/domain/add-days'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { about, ORDER } from '@hostfront/domain/billing/invoice-subject'
import { isPayable } from '@hostfront/domain/billing/payable'
import { BILLING_CYCLES } from '@hostfront/domain/orders/billing-cycles'
import { ORDER_LIFECYCLE } from '@hostfront/domain/orders/lifecycle'
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

type ApproveOrder = { readonly id: string; readonly payment?: Payment | undefined }

/**
 * Starts the service of a pending order for its cycle (30, 90, 180 or 365 days from now).
 * An order paid off-site needs its invoice paid: already, or by `payment` in the same step.
 * Locks the order before its invoice, as taking an order back does.
 */
export function approveOrder(
  call: SignedInCall,
  input: ApproveOrder,
): Promise<OrderWithInvoice & { service: Service }> {
  return call.store.transaction(async (tx) => {
    const pending = await tx.orders.get(input.id, { lock: true })
    if (!pending) throw refused('NOT_FOUND')
    const status = after(ORDER_LIFECYCLE, pending.status, 'approve')
    if (status === null) throw refused('ALREADY_DECIDED', { status: pending.status })
    const invoice = await settleInvoice(tx, call, input)

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
    return { order, invoice, service }
  })
}

async function settleInvoice(
  tx: Tx,
  call: SignedInCall,
  input: ApproveOrder,
): Promise<Invoice | null> {
  const found = await tx.invoices.find(about(ORDER, input.id))
  // Its state as it stays until this step ends: a payment may be recorded beside it.
  const invoice = found && (await tx.invoices.get(found.id, { lock: true }))
  if (!invoice || invoice.status === 'paid') return invoice
  if (!input.payment || !isPayable(invoice)) {
    throw refused('INVOICE_UNPAID', { number: invoice.number, total: invoice.total })
  }
  return payInvoice(tx, call, { invoice, renewed: null }, input.payment)
}
