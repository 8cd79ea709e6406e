import { CreditNote } from '@hostfront/domain/billing/credit-note'
import { Money } from '@hostfront/domain/money/money'
import { Payment } from '@hostfront/domain/payments/payment'
import { Refund, RefundState } from '@hostfront/domain/payments/refund'
import { Id, typedText } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { Customer } from './customer.ts'
import { PageInput, pageOf } from './page.ts'
import { procedure } from './procedure.ts'
import { moneyFilters, TotalsInput, totalsBy } from './totals.ts'

/**
 * Money to return with whose it is; `creditNote`: the number of the note that says so, `settledBy` who of the team saw to it,
 * `dispute` how the newest one of the payment that it is of stands.
 */
export const OwedRefund = z.object({
  refund: z.omit(Refund, { settledBy: true }),
  customer: Customer,
  creditNote: z.nullable(CreditNote.shape.number),
  settledBy: z.nullable(z.string()),
  dispute: Payment.shape.dispute,
})
export type OwedRefund = z.infer<typeof OwedRefund>

/** As its customer reads it: neither who saw to it nor where the team has noted to send it. */
export const OwnRefund = z.pick(Refund, {
  id: true,
  createdAt: true,
  amount: true,
  method: true,
  number: true,
  invoiceId: true,
  creditNoteId: true,
  state: true,
  reference: true,
  settledAt: true,
})
export type OwnRefund = z.infer<typeof OwnRefund>

const Settled = z.omit(Refund, { settledBy: true })

export const refunds = {
  /** Everybody's, oldest first: who waits longest comes first. */
  list: procedure('invoices.read', [], { reads: ['refunds', 'users', 'creditNotes', 'payments'] })
    .input(z.extend(PageInput, { state: z.optional(RefundState), ...moneyFilters }))
    .output(pageOf(OwedRefund)),
  /** What the list adds up to for the same choices, by state. */
  totals: procedure('invoices.read', [], { reads: ['refunds', 'users'] })
    .input(TotalsInput)
    .output(totalsBy(RefundState)),
  /** How many are still to be sent, and their sum in minor units. */
  open: procedure('invoices.read', [], { reads: ['refunds'] }).output(
    z.object({ count: z.int(), amount: z.int() }),
  ),
  /** The caller's own, newest first. */
  mine: procedure('invoices.read-own', [], { reads: ['refunds', 'users', 'creditNotes'] })
    .input(PageInput)
    .output(pageOf(OwnRefund)),
  /** What goes back of one of the caller's invoices, oldest first; of any for who may read everybody's. */
  ofInvoice: procedure('invoices.read-own', ['NOT_FOUND'], { reads: ['refunds', 'invoices'] })
    .input(z.object({ invoiceId: Id }))
    .output(z.array(OwnRefund)),
  /** Says that the team has sent it, by the reference of the transfer, which cash and the like need not have; the customer is told. */
  markSent: procedure(
    'invoices.credit',
    ['NOT_FOUND', 'NOTHING_TO_DO', 'REFUND_UNDER_WAY', 'REFERENCE_MISSING'],
    { once: true },
  )
    .input(z.object({ id: Id, reference: z.optional(typedText(120)) }))
    .output(Settled),
  /** Gives the customer coins in its place. */
  toCoins: procedure(
    'invoices.credit',
    [
      'NOT_FOUND',
      'NOTHING_TO_DO',
      'REFUND_UNDER_WAY',
      'PAYMENT_KEPT',
      'CLIENT_NOT_FOUND',
      'BALANCE_FULL',
    ],
    { once: true, confirmed: true },
  )
    .input(z.object({ id: Id }))
    .output(Settled),
  /**
   * Takes coins that a payment became back, and has their money to send: by hand, or with `gateways.sendBack`. `amount`: minor
   * units. COINS_SPENT says how much of them is left.
   */
  takeCoins: procedure(
    'invoices.credit',
    ['NOT_FOUND', 'NOTHING_TO_DO', 'PAYMENT_KEPT', 'COINS_SPENT'],
    {
      once: true,
      confirmed: true,
    },
  )
    .input(z.object({ paymentId: Id, amount: Money.check(z.gte(1)) }))
    .output(Settled),
}
