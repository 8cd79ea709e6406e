import * as z from 'zod/mini'
import { Id, Timestamp } from '../record.ts'

/** One administrative change. Append only; never holds a password or a token. */
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
})
export type AuditEntry = z.infer<typeof AuditEntry>
