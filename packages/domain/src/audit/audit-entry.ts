import * as z from 'zod/mini'
import { Id, Timestamp } from '../record.ts'

/** One change that staff made, or one line of the trail of sign-ins. Append only; never holds a password or a token. */
export const AuditEntry = z.object({
  id: Id,
  createdAt: Timestamp,
  /** Who did it. */
  actor: z.nullable(Id),
  /** The procedure, e.g. `orders.approve`. */
  action: z.string(),
  /** Id of the record that changed. */
  subject: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  /** Where the call came from; null where the host does not know, and for what the shop did by itself. */
  address: z.nullable(z.string().check(z.maxLength(64))),
  /** From then on the line may be removed; null: never. */
  keptUntil: z.nullable(Timestamp),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** Lines about sign-ins are removed after so many days; what was changed is kept for ever. */
export const TRAIL_DAYS = 90
