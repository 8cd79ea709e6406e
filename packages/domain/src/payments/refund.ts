import * as z from 'zod/mini'
import { Money } from '../money/money.ts'
import { Id, Timestamp } from '../record.ts'
import { PaymentMethodId } from './payment-method.ts'

/**
 * `to-send`: the team still has to send it. `to-coins`: the customer has coins instead. `by-dispute`: its payer has it by a dispute
 * that was lost, so nobody sends it.
 */
export const RefundState = z.enum(['to-send', 'sent', 'to-coins', 'by-dispute'])
export type RefundState = z.infer<typeof RefundState>

/** Why money goes back: a paid order was not taken, too much came in, a credit note says so, or coins were given back. */
export const RefundCause = z.enum(['order-closed', 'overpaid', 'credit-note', 'coins'])
export type RefundCause = z.infer<typeof RefundCause>

/** The reference of one that a gateway was asked to send and that has not been heard of since: nobody else settles it. */
export const UNDER_WAY = 'under-way'

/** Longer than a gateway is waited for, ms: whoever has asked it and said nothing since is gone. */
const HELD_MS = 120_000

/** The same while somebody asks the gateway, since `now` (ISO, UTC): until they have said what came of it nobody else asks. */
export const heldSince = (now: string, id: string): string => `${UNDER_WAY} ${now} ${id}`

/** Whether a gateway was asked to send it, and has not answered. */
export const isUnderWay = ({ reference }: { readonly reference: string | null }): boolean =>
  reference === UNDER_WAY || (reference?.startsWith(`${UNDER_WAY} `) ?? false)

/** Whether somebody asks the gateway at this moment. */
export function isHeld({ reference }: { readonly reference: string | null }, now: string): boolean {
  const [word, since] = reference?.split(' ') ?? []
  if (word !== UNDER_WAY || since === undefined) return false
  return Date.parse(now) - Date.parse(since) < HELD_MS
}

/** Money to return outside the shop, and that it was returned. Coins are given back at once and need none. */
export const Refund = z.object({
  id: Id,
  createdAt: Timestamp,
  userId: Id,
  /** Minor units. */
  amount: Money,
  /** By which it came and is to go back. */
  method: PaymentMethodId,
  /** Where it is to go, as far as it is known: an account, a number. */
  account: z.string().check(z.maxLength(200)),
  cause: RefundCause,
  /** Of the invoice that it was paid for; empty where it paid none. */
  number: z.string(),
  invoiceId: z.nullable(Id),
  paymentId: z.nullable(Id),
  creditNoteId: z.nullable(Id),
  state: RefundState,
  /** Of the transfer that sent it. */
  reference: z.nullable(z.string().check(z.maxLength(120))),
  settledAt: z.nullable(Timestamp),
  settledBy: z.nullable(Id),
})
export type Refund = z.infer<typeof Refund>
