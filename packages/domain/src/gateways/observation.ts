import * as z from 'zod/mini'
import { Id, Timestamp } from '../record.ts'
import { DisputeTold } from './dispute-told.ts'

/**
 * `approved`: the payer has agreed, and the shop has yet to take it. `refunded`: money of it went back at the gateway, a part or all.
 * `refund-failed`: what was to go back did not. `disputed`: the payer asks for it back by their bank or the gateway; `dispute` says how that stands.
 */
export const Seen = z.enum([
  'pending',
  'approved',
  'processing',
  'succeeded',
  'failed',
  'expired',
  'refunded',
  'refund-failed',
  'disputed',
])
export type Seen = z.infer<typeof Seen>

/** Those that say how far an attempt has come. */
export type SeenOfAttempt = Exclude<Seen, 'refunded' | 'refund-failed' | 'disputed'>

const Name = z.string().check(z.maxLength(255))

/** What a gateway says of an attempt to pay, in words of the shop: by a message of its own or as an answer. */
export const Observation = z.object({
  /** By what the shop has named it to the gateway; null: this does not say, and it is found by its reference. */
  attemptId: z.nullable(Id),
  /** The gateway's page that it was paid on; null: this does not say. */
  session: z.nullable(Name),
  seen: Seen,
  /** What the gateway calls the payment; null before there is one. */
  reference: z.nullable(Name),
  /** Hundredths of the currency, of all that was to be paid. */
  amount: z.int(),
  /** ISO 4217. */
  currency: z.string().check(z.maxLength(3)),
  /** Whether money moved; a test moves none. */
  isLive: z.boolean(),
  /** What the gateway kept of it, hundredths of the same currency; null: this does not say. */
  fee: z.nullable(z.int()),
  /** What of it has gone back so far, hundredths. */
  refunded: z.int(),
  /** Which refund did not go back: the shop's id, and what the gateway calls it; null: it is about none. */
  refund: z.nullable(z.object({ id: Id, reference: Name })),
  /** Of one that is disputed. Messages that were kept by versions before 13 say that there is one, and no more. */
  dispute: z.optional(DisputeTold),
  at: Timestamp,
})
export type Observation = z.infer<typeof Observation>
