import * as z from 'zod/mini'

/**
 * Why staff have to see to money at a gateway. `AMOUNT`, `CURRENCY`, `MODE`: it came otherwise than it was to. `CLOSED`: for what
 * is paid or closed, and goes back. `UNKNOWN`: for nothing that the shop knows. `STUCK`: a message that could not be applied.
 * `COINS_SPENT`: what went back there had bought coins, which are not there any more.
 * `REFUND_FAILED`: what was sent back there by hand has not arrived, and is there again.
 * `RECORDED`: the team has recorded its reference for another amount, customer or invoice.
 * `DISPUTED`: its payer asks for it back by their bank or the gateway, where it is answered.
 * `DISPUTE_TURNED`: one that was closed has ended otherwise after all, or took more. Nothing of that is booked.
 * `PAID_TWICE`: what was lost by a dispute had gone back, or become coins, before.
 */
export const PaymentProblem = z.enum([
  'AMOUNT',
  'CURRENCY',
  'MODE',
  'CLOSED',
  'UNKNOWN',
  'STUCK',
  'COINS_SPENT',
  'REFUND_FAILED',
  'RECORDED',
  'DISPUTED',
  'DISPUTE_TURNED',
  'PAID_TWICE',
])
export type PaymentProblem = z.infer<typeof PaymentProblem>
