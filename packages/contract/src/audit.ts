import { AuditEntry } from '@hostfront/domain/audit/audit-entry'
import { Id, optionalText, Timestamp } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { PageInput, pageOf } from './page.ts'
import { procedure } from './procedure.ts'

/**
 * A line of the audit log with the name of who did it (null: the shop itself, or nobody who is left) and of the record
 * (null: gone, or without a name).
 */
export const NamedEntry = z.extend(AuditEntry, {
  actorName: z.nullable(z.string()),
  subjectName: z.nullable(z.string()),
})
export type NamedEntry = z.infer<typeof NamedEntry>

export const audit = {
  /**
   * Newest first. `client`: changes of that account and of its newest orders, services, domains, invoices and tickets, 500 of
   * each. `from` and `to` (UTC) bound the time, `to` itself left out.
   */
  list: procedure('admin', [], { reads: true })
    .input(
      z.extend(PageInput, {
        actor: z.optional(Id),
        action: z.optional(optionalText(60)),
        subject: z.optional(Id),
        client: z.optional(Id),
        from: z.optional(Timestamp),
        to: z.optional(Timestamp),
      }),
    )
    .output(pageOf(NamedEntry)),
}
