import { Invoice } from '@hostfront/domain/billing/invoice'
import { Money } from '@hostfront/domain/money/money'
import { Order, OrderStatus } from '@hostfront/domain/orders/order'
import { OrderForm } from '@hostfront/domain/orders/order-form'
import { PaymentMethodId } from '@hostfront/domain/payments/payment-method'
import { isReferenceGiven, REFERENCE_MISSING } from '@hostfront/domain/payments/recorded-ways'
import { Id, optionalText, Timestamp, typedText } from '@hostfront/domain/record'
import { Service, ServiceStatus } from '@hostfront/domain/services/service'
import * as z from 'zod/mini'
import { Customer } from './customer.ts'
import { OwnAttempt } from './own-attempt.ts'
import { PageInput, pageOf, sortablePage } from './page.ts'
import { InvoicePayment } from './payments.ts'
import { procedure } from './procedure.ts'
import { ISSUING_REFUSALS, VOUCHER_REFUSALS } from './refusals.ts'
import { moneyFilters, TotalsInput, totalsBy } from './totals.ts'

/** What becomes of money that nothing is there to be paid with: coins of its customer, or it is sent back. */
export const Surplus = z.enum(['coins', 'return'])
export type Surplus = z.infer<typeof Surplus>

/**
 * Money that arrived off-site: `amount` in minor units, `paidAt` when it came in (UTC). `isShared`: one transfer that pays
 * several invoices; else a reference that another invoice was paid with is refused with REFERENCE_USED. `surplus`: what
 * becomes of more than the invoice owes, coins unless it is said; for an invoice that owes nothing it has to be said.
 * `method`: by which it came, one that is paid outside of the shop, `cash` or `other`; else that of the invoice. Only of
 * `cash` and `other` the reference may be empty.
 */
export const Payment = z
  .object({
    reference: optionalText(120),
    amount: Money,
    paidAt: Timestamp,
    isShared: z.optional(z.boolean()),
    surplus: z.optional(Surplus),
    method: z.optional(PaymentMethodId),
  })
  .check(z.refine(isReferenceGiven, REFERENCE_MISSING))
export type Payment = z.infer<typeof Payment>

/** An order with its invoice; null for orders of before the shop knew invoices, or billed only what coins did not pay. */
export const OrderWithInvoice = z.object({ order: Order, invoice: z.nullable(Invoice) })
export type OrderWithInvoice = z.infer<typeof OrderWithInvoice>

/** An order with what its service is now; null while it has none, and when the service was deleted. */
export const OrderWithService = z.extend(OrderWithInvoice, {
  serviceStatus: z.nullable(ServiceStatus),
  serviceId: z.nullable(Id),
})
export type OrderWithService = z.infer<typeof OrderWithService>

/** An order on its own page, with the last that its customer has begun to pay at a gateway; null: nothing. */
export const OwnOrder = z.extend(OrderWithService, { attempt: z.nullable(OwnAttempt) })
export type OwnOrder = z.infer<typeof OwnOrder>

/** An order as the administrators' queue shows it. */
export const QueuedOrder = z.extend(OrderWithService, {
  customer: Customer,
  payments: z.array(InvoicePayment),
  /** Its customer has told of a payment that nobody has decided on yet. */
  isDeclared: z.boolean(),
  /** Its service waits until staff have made the server. */
  isToSetUp: z.boolean(),
})
export type QueuedOrder = z.infer<typeof QueuedOrder>

/**
 * How an order stands with its payment: paid, and not given back; its customer has told of a payment that nobody has decided on
 * yet; not paid. One whose bill is cancelled or refunded is none of it.
 */
export const OrderPayment = z.enum(['paid', 'to-check', 'unpaid'])
export type OrderPayment = z.infer<typeof OrderPayment>

const QUEUED_OF = [
  'orders',
  'services',
  'instances',
  'users',
  'invoices',
  'payments',
  'paymentAllocations',
  'declarations',
] as const

const PLACING_REFUSALS = [
  'PLAN_NOT_FOUND',
  'OPTION_REFUSED',
  'PRICE_CHANGED',
  'INSUFFICIENT_COINS',
  'METHOD_NOT_OFFERED',
  'ORDERS_CLOSED',
  'TAX_ID_INVALID',
  'COMPANY_ADDRESS_MISSING',
  ...ISSUING_REFUSALS,
  ...VOUCHER_REFUSALS,
] as const

export const orders = {
  /**
   * Places an order for the caller; debits coins, issues the invoice and uses the voucher, in one step.
   * `country` decides the VAT and is kept in the caller's profile, as company, tax id and address are where they are stated.
   * `amountDue` (minor units) is what the customer saw: another price refuses with PRICE_CHANGED. A shop that is not open
   * for orders refuses with ORDERS_CLOSED. `options`: an answer to each that `options.onSale` has for the plan.
   */
  place: procedure('orders.place', [...PLACING_REFUSALS, 'TOO_MANY_ATTEMPTS'], { once: true })
    .input(z.extend(OrderForm, { amountDue: Money }))
    .output(OrderWithInvoice),
  /** The same as a client, by the same rules and at the client's price; coins are the client's. */
  placeFor: procedure('orders.place-for', ['CLIENT_NOT_FOUND', ...PLACING_REFUSALS], { once: true })
    .input(z.extend(OrderForm, { amountDue: Money, userId: Id }))
    .output(OrderWithInvoice),
  /** The caller's own orders with what became of them, newest first. */
  mine: procedure('orders.read-own', [], {
    reads: ['orders', 'services', 'invoices', 'users', 'paymentAllocations'],
  })
    .input(PageInput)
    .output(pageOf(OrderWithService)),
  /** One of the caller's own. */
  get: procedure('orders.read-own', ['NOT_FOUND'], {
    reads: ['orders', 'services', 'invoices', 'users', 'paymentAllocations', 'paymentAttempts'],
  })
    .input(z.object({ id: Id }))
    .output(OwnOrder),
  /** Withdraws the caller's pending order; coins come back, the invoice is cancelled or taken back by a credit note. */
  cancel: procedure('orders.withdraw', ['NOT_FOUND', 'ALREADY_DECIDED', 'CLOCK_WRONG'], {
    once: true,
  })
    .input(z.object({ id: Id }))
    .output(Order),
  /** Everybody's orders with what became of them, newest first. */
  list: procedure('orders.read', [], { reads: QUEUED_OF })
    .input(
      z.extend(sortablePage(['text', 'amountDue', 'status']), {
        status: z.optional(OrderStatus),
        payment: z.optional(OrderPayment),
        ...moneyFilters,
      }),
    )
    .output(pageOf(QueuedOrder)),
  /** How many orders there are in each state for the same choices, and what they amount to. */
  totals: procedure('orders.read', [], {
    reads: ['orders', 'users', 'invoices', 'paymentAllocations', 'declarations'],
  })
    .input(z.extend(TotalsInput, { payment: z.optional(OrderPayment) }))
    .output(totalsBy(OrderStatus)),
  /** One of anybody's. */
  inspect: procedure('orders.read', ['NOT_FOUND'], { reads: QUEUED_OF })
    .input(z.object({ id: Id }))
    .output(QueuedOrder),
  /** Starts the service. An unpaid invoice must be paid first, or with `payment` in the same step: no less than it owes. */
  approve: procedure(
    'orders.decide',
    [
      'NOT_FOUND',
      'ALREADY_DECIDED',
      'INVOICE_UNPAID',
      'ORDER_CREDITED',
      'INVOICE_NOT_PAYABLE',
      'PAYMENT_AMOUNT_DIFFERS',
      'PAYMENT_IN_FUTURE',
      'MONTH_CLOSED',
      'REFERENCE_USED',
      'SAME_PAYMENT',
      'BALANCE_FULL',
      'METHOD_NOT_OFFERED',
    ],
    { once: true },
  )
    .input(z.object({ id: Id, payment: z.optional(Payment) }))
    .output(
      z.extend(OrderWithInvoice, { service: Service, isToSetUp: QueuedOrder.shape.isToSetUp }),
    ),
  /** Declines the order and sends the customer the reason; coins come back, the invoice is cancelled or taken back by a credit note. */
  reject: procedure('orders.decide', ['NOT_FOUND', 'ALREADY_DECIDED', 'CLOCK_WRONG'], {
    once: true,
  })
    .input(z.object({ id: Id, reason: typedText(500) }))
    .output(OrderWithInvoice),
}
