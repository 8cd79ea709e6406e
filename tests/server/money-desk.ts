/** What the team and a customer do with money, at a server under test. Amounts in minor units. */
import { randomUUID } from 'node:crypto'
import type { Api } from '@hostfront/contract/contract'
import { movementKeys } from '@hostfront/domain/statements/movement-keys'
import type { Caller } from './caller.ts'
import { orderForm } from './order-form.ts'
import type { Person } from './shop-record.ts'

export const PRICE: number = orderForm.amountDue
const PAID_AT = '2026-01-01T10:00:00.000Z'
const PAID_ON = PAID_AT.slice(0, 10)
const REASON = 'Of another client.'

/** One request, the same each time it is sent. */
export type Act = (api: Api) => Promise<unknown>

/** How money came in, by a reference of its own. */
const came = (amount = PRICE) => ({ amount, reference: `TX-${randomUUID()}` })

export const record = (invoiceId: string): Act => {
  const payment = { ...came(), paidAt: PAID_AT }
  return (api) => api.billing.recordPayment({ invoiceId, payment })
}

export const approve = (id: string, amount = PRICE): Act => {
  const input = { id, ...came(amount), receivedAt: PAID_AT }
  return (api) => api.declarations.approve(input)
}

export const approveOrder = (id: string): Act => {
  const payment = { ...came(), paidAt: PAID_AT }
  return (api) => api.orders.approve({ id, payment })
}

export const undo =
  (id: string): Act =>
  (api) =>
    api.payments.undo({ id, reason: REASON })

export const credit =
  (invoiceId: string, target: 'coins' | 'off-site'): Act =>
  (api) => {
    const what = { amount: PRICE, target, method: null, account: '', reason: REASON }
    return api.creditNotes.issue({ invoiceId, ...what, endsService: false })
  }

export const send =
  (id: string): Act =>
  (api) =>
    api.refunds.markSent({ id, reference: 'OUT-1' })

export const giveCoins =
  (id: string): Act =>
  (api) =>
    api.refunds.toCoins({ id })

export const payWithCoins =
  (invoiceId: string): Act =>
  (api) =>
    api.billing.payWithCoins({ invoiceId })

export const applyRow = (invoiceId: string): Act => {
  const row = { date: PAID_ON, amount: PRICE, label: `VIR ${randomUUID()}` }
  const [key = ''] = movementKeys([{ ...row, id: null }])
  const movement = { ...row, key }
  const asked = { source: 'Bank', method: 'bank-transfer', movement, reference: null, invoiceId }
  return (api) => api.statements.apply(asked)
}

export type MoneyDesk = ReturnType<typeof moneyDesk>

/** What has to be there before: `jane` buys, `admin` confirms. */
export function moneyDesk(jane: Person, admin: Caller) {
  const place = async () => {
    const form = { ...orderForm, paymentMethod: 'paypal' }
    const { order, invoice } = await jane.api.orders.place(form)
    if (!invoice) throw new Error('Every order has an invoice')
    return { order, invoice }
  }
  const issue = () =>
    admin.api.billing.issue({
      userId: jane.id,
      lines: [{ description: 'Moving in', amount: PRICE }],
      dueDate: '2099-01-01T00:00:00.000Z',
    })
  /** The id of what jane says to have paid; without an invoice she buys coins. */
  const declare = async (invoiceIds: string[]) => {
    const { id } = await jane.api.declarations.declare({
      ...{ method: 'paypal', amount: PRICE, reference: `PP-${randomUUID()}`, note: '' },
      ...{ paidOn: PAID_ON, invoiceIds, proofIds: [] },
    })
    return id
  }
  /** An invoice that a transfer has paid. */
  const paid = async () => {
    const invoice = await issue()
    await record(invoice.id)(admin.api)
    return invoice
  }
  const paymentOf = async (invoiceId: string) => {
    const { items } = await admin.api.payments.list({ limit: 50 })
    const found = items.find(({ pays }) => pays.some((part) => part.invoiceId === invoiceId))
    return found?.payment.id ?? ''
  }
  /** The id of money that is to be sent back. */
  const owed = async () => {
    const { id } = await paid()
    await credit(id, 'off-site')(admin.api)
    const [refund] = await admin.api.refunds.ofInvoice({ invoiceId: id })
    return refund?.id ?? ''
  }
  /** Another plan for a service of jane's, as it is shown to her. */
  const planChange = async (): Promise<Act> => {
    const { order } = await jane.api.orders.place(orderForm)
    await admin.api.orders.approve({ id: order.id })
    const { items } = await admin.api.services.list({ userId: jane.id, limit: 50 })
    const id = items.find(({ service }) => service.orderId === order.id)?.service.id ?? ''
    const choices = await jane.api.services.planChoices({ id })
    const planId = choices.find(({ obstacle, price }) => obstacle === null && price > PRICE)?.planId
    const wanted = { id, planId: planId ?? '', billingCycle: 'monthly' } as const
    const { due, surplus } = await jane.api.services.quoteChange(wanted)
    return (api) => api.services.changePlan({ ...wanted, due, surplus })
  }
  return { jane, admin, place, issue, declare, paid, paymentOf, owed, planChange }
}
