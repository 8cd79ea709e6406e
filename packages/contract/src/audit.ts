import { AuditEntry } from '@hostfront/domain/audit/audit-entry'
import { Id, optionalText, Timestamp } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { PageInput, pageOf } from './page.ts'
import { procedure } from './procedure.ts'

/**
 * A line of the audit log with the name of who did it (null: the shop itself, or nobody who is left) and of the record
 * (null: gone, or without a name; an order or a service with its plan and its client). `mentioned`: names of people,
 * plans and other records whose ids are in `before` or `after`, as far as they exist.
 */
export const NamedEntry = z.extend(AuditEntry, {
  actorName: z.nullable(z.string()),
  subjectName: z.nullable(z.string()),
  mentioned: z.array(z.object({ id: Id, name: z.string() })),
})
export type NamedEntry = z.infer<typeof NamedEntry>

/** What people have done, or what the shop has done by itself. */
export const DoneBy = z.enum(['people', 'shop'])
export type DoneBy = z.infer<typeof DoneBy>

/** Of the trail of sign-ins: all lines, or those of what was tried in vain. */
export const TrailPart = z.enum(['all', 'failures'])
export type TrailPart = z.infer<typeof TrailPart>

export const audit = {
  /**
   * Newest first. `client`: changes of that account and of its newest orders, services, domains, invoices and tickets, 500 of
   * each. `address`: where the call came from, as logged. `from` and `to` (UTC) bound the time, `to` itself left out.
   */
  list: procedure('audit.read', [], {
    reads: [
      'auditLog',
      'users',
      'orders',
      'services',
      'domains',
      'invoices',
      'payments',
      'disputes',
      'declarations',
      'refunds',
      'tickets',
      'plans',
      'orderOptions',
      'paymentMethods',
      'vouchers',
      'announcements',
    ],
  })
    .input(
      z.extend(PageInput, {
        actor: z.optional(Id),
        action: z.optional(optionalText(60)),
        by: z.optional(DoneBy),
        trail: z.optional(TrailPart),
        subject: z.optional(Id),
        client: z.optional(Id),
        address: z.optional(optionalText(64)),
        from: z.optional(Timestamp),
        to: z.optional(Timestamp),
      }),
    )
    .output(pageOf(NamedEntry)),
}
