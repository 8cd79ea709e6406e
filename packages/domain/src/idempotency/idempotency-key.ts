import * as z from 'zod/mini'
import { Id, Timestamp } from '../record.ts'

/** What a caller names a request, so that sending it again has no second effect. */
export const IdempotencyKeyText = z.string().check(z.regex(/^[\x21-\x7e]{1,128}$/))

/** A request that took effect, with its answer; written in the same step as the effect. */
export const IdempotencyKey = z.object({
  id: Id,
  createdAt: Timestamp,
  userId: Id,
  /** Unique for each account. */
  key: IdempotencyKeyText,
  /** The procedure and a digest of its input: the same key with another request is refused. */
  request: z.string().check(z.maxLength(300)),
  /** The answer as JSON; null only within the step that makes it. */
  answer: z.nullable(z.string()),
})
export type IdempotencyKey = z.infer<typeof IdempotencyKey>

/** Keys are forgotten after so many days. */
export const IDEMPOTENCY_DAYS = 7
