import * as z from 'zod/mini'
import { PaymentMethodId } from '../payments/payment-method.ts'
import { Id, Timestamp } from '../record.ts'
import { Observation } from './observation.ts'

/** `known`: it said nothing new. `foreign`: it was about no attempt of the shop's. */
export const EventOutcome = z.enum(['applied', 'known', 'foreign'])
export type EventOutcome = z.infer<typeof EventOutcome>

/** What a gateway has told the shop and signed. It is kept before anything is done, and done once, whatever happens between. */
export const GatewayEvent = z.object({
  id: Id,
  createdAt: Timestamp,
  gatewayId: PaymentMethodId,
  /** As the gateway calls it: sent again it is the same. */
  eventId: z.string().check(z.maxLength(255)),
  type: z.string().check(z.maxLength(100)),
  attemptId: z.nullable(Id),
  observed: Observation,
  state: z.enum(['new', 'done']),
  outcome: z.nullable(EventOutcome),
  tries: z.int().check(z.gte(0)),
  /** Null once it is done. */
  nextTryAt: z.nullable(Timestamp),
})
export type GatewayEvent = z.infer<typeof GatewayEvent>

/** How long to wait after `tries` that failed, ms: up to an hour, and never given up, for it says that money came in. */
export const waitForEvent = (tries: number): number =>
  Math.min(60_000 * 2 ** Math.min(tries - 1, 10), 60 * 60_000)

/** So often in vain, a quarter of an hour, and it will not be done by itself: staff are told. */
export const STUCK_TRIES = 5

/** What is done is kept so long, days: over a year, to look up what was said of a payment. None is sent again after a week. */
export const EVENT_DAYS = 400
