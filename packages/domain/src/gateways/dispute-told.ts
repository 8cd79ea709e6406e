import * as z from 'zod/mini'
import { Timestamp } from '../record.ts'

/** `won`: what was paid stays paid, or the payer has let it be. `lost`: the payer has the money back. */
export const DisputeState = z.enum(['open', 'won', 'lost'])
export type DisputeState = z.infer<typeof DisputeState>

/** Money that a gateway has moved for a dispute, hundredths of its currency. */
const Movement = z.object({ at: Timestamp, amount: z.int() })

/** What a gateway says of a dispute, in words of the shop: how it stands as of the message. */
export const DisputeTold = z.object({
  /** As the gateway calls it. */
  id: z.string().check(z.minLength(1), z.maxLength(255)),
  /** In the gateway's word. */
  reason: z.string().check(z.maxLength(100)),
  /** Hundredths: what the payer asks for. */
  amount: z.int(),
  state: DisputeState,
  /** Whether the shop is to answer it there. */
  needsAnswer: z.boolean(),
  openedAt: Timestamp,
  /** Until when it can be answered; null: this does not say. */
  dueBy: z.nullable(Timestamp),
  /** What was taken from the shop's account; null: nothing so far, or this does not say. */
  withdrawn: z.nullable(Movement),
  /** What came back to it, less what the gateway kept of that. */
  reinstated: z.nullable(Movement),
  /** What the gateway takes for the dispute itself, hundredths; null: this does not say. */
  fee: z.nullable(z.int()),
  closedAt: z.nullable(Timestamp),
})
export type DisputeTold = z.infer<typeof DisputeTold>
