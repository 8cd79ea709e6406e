import type { OrderWithInvoice } from '@hostfront/contract/orders'
import { isMethodOffered } from '@hostfront/domain/billing/offered-methods'
import { planName } from '@hostfront/domain/catalog/plan-name'
import type { Order } from '@hostfront/domain/orders/order'
import type { OrderForm } from '@hostfront/domain/orders/order-form'
import { type Quote, quoteOrder } from '@hostfront/domain/orders/quote'
import type { Voucher } from '@hostfront/domain/vouchers/voucher'
import type { Tx } from '@hostfront/store/port'
import { notifyStaff } from '../announcements/notify-staff.ts'
import { billingParties } from '../billing/billing-parties.ts'
import { moveCoins } from '../billing/move-coins.ts'
import { withInvoiceNumbers } from '../billing/next-invoice-number.ts'
import type { SignedInCall } from '../context.ts'
import { countAttempt } from '../limit-attempts.ts'
import { refused } from '../refused.ts'
import { readSettings } from '../settings/read-settings.ts'
import { findVoucher } from '../vouchers/find-voucher.ts'
import { billOrder } from './bill-order.ts'

type PlaceOrder = OrderForm & { readonly amountDue: number }

/**
 * Places an order: price from the catalogue, VAT of the country stated, which becomes the account's, voucher used,
 * coins debited, invoice issued, all in one step (product rules, section 4). Refuses when the price is not the one the customer saw.
 */
export async function placeOrder(call: SignedInCall, input: PlaceOrder): Promise<OrderWithInvoice> {
  // Its refusals tell codes apart, as the preview's do: both are limited together.
  if (input.voucherCode) await countAttempt(call, { 'voucher-address': call.client.address })
  return withInvoiceNumbers(() => call.store.transaction((tx) => place(tx, call, input)))
}

async function place(tx: Tx, call: SignedInCall, input: PlaceOrder): Promise<OrderWithInvoice> {
  // Asked at once, they reach an SQL database in one message.
  const [plan, user, settings] = await Promise.all([
    tx.services.get(input.serviceId),
    tx.users.get(call.actor.id),
    readSettings(tx),
  ])
  if (!settings.takesOrders) throw refused('ORDERS_CLOSED')
  if (plan?.status !== 'active') throw refused('PLAN_NOT_FOUND')
  if (!user) throw refused('LOGIN_REQUIRED')
  if (!isMethodOffered(input.paymentMethod, settings)) throw refused('METHOD_NOT_OFFERED')

  const parties = billingParties(settings, { ...user, country: input.country })
  const terms = {
    price: plan.price,
    billingCycle: input.billingCycle,
    backup: input.backup,
    taxBasisPoints: parties.taxBasisPoints,
  }
  const voucher = input.voucherCode
    ? await findVoucher(tx, input.voucherCode, {
        planId: plan.id,
        amount: quoteOrder({ ...terms, voucher: null }).beforeVoucher,
        now: call.now(),
      })
    : null
  const quote = quoteOrder({ ...terms, voucher })
  if (quote.amountDue !== input.amountDue) {
    throw refused('PRICE_CHANGED', { amountDue: quote.amountDue })
  }

  const order: Order = {
    ...chosenOptions(input),
    ...priced(quote),
    id: call.newId(),
    createdAt: call.now(),
    userId: user.id,
    serviceId: plan.id,
    serviceName: planName(plan),
    serverType: plan.type,
    price: plan.price,
    voucherCode: voucher?.code ?? null,
    ...PENDING,
  }
  // Rows that others wait for come last, those that most wait for at the very end: balance, voucher, invoice number.
  const [, , , owner] = await Promise.all([
    tx.orders.insert(order),
    user.country === input.country
      ? undefined
      : tx.users.update(user.id, { country: input.country }, { status: 'active' }),
    order.paidWithCoins ? debitCoins(tx, call, order) : undefined,
    // The order holds its customer's row from here on: who deletes the account came before, or waits and finds the order.
    tx.users.get(user.id),
  ])
  if (owner?.status !== 'active') throw refused('LOGIN_REQUIRED')
  const { id: orderId, serverName } = order
  await notifyStaff(tx, call, { kind: 'order-placed', serverName, orderId })
  if (voucher) await spendVoucher(tx, voucher)
  const { invoiceDueDays: dueDays } = settings.billing
  const invoice = await billOrder(tx, call, { order, quote, parties, dueDays })
  return { order, invoice }
}

const PENDING = {
  status: 'pending',
  startDate: null,
  endDate: null,
  decidedBy: null,
  decidedAt: null,
  reason: null,
} as const satisfies Partial<Order>

const chosenOptions = (input: PlaceOrder) => ({
  serverName: input.serverName,
  billingCycle: input.billingCycle,
  location: input.location,
  ddosProtection: input.ddosProtection,
  playerSlots: input.playerSlots,
  backup: input.backup,
  paymentMethod: input.paymentMethod,
  paidWithCoins: input.paymentMethod === 'coins',
})

const priced = (quote: Quote) => ({
  priceMonthly: quote.perMonth,
  discount: quote.voucherDiscount,
  tax: quote.tax,
  amountDue: quote.amountDue,
})

/** The guard keeps the last use from being spent twice, and the order's code with its voucher, whoever comes first. */
async function spendVoucher(tx: Tx, voucher: Voucher): Promise<void> {
  const used = await tx.vouchers.update(
    voucher.id,
    { usedCount: { increment: 1 } },
    {
      code: voucher.code,
      isActive: true,
      maxUses: voucher.maxUses,
      usedCount: { lt: voucher.maxUses },
    },
  )
  if (!used) throw refused('VOUCHER_USED_UP')
}

async function debitCoins(tx: Tx, call: SignedInCall, order: Order): Promise<void> {
  if (order.amountDue === 0) return
  const entry = await moveCoins(tx, call, {
    userId: order.userId,
    amount: -order.amountDue,
    kind: 'order',
    reference: order.id,
    actor: call.actor.id,
  })
  if (entry) return
  // Read after the guard said no: what was read before may have been enough, until another order spent it.
  const user = await tx.users.get(order.userId)
  throw refused('INSUFFICIENT_COINS', { missing: order.amountDue - (user?.coins ?? 0) })
}
