import * as z from 'zod/mini'
import { Invoice } from '../billing/invoice.ts'
import { Money } from '../money/money.ts'
import { Id, Timestamp } from '../record.ts'

const Named = { id: Id, name: z.string() }

/** One thing that waits for a customer, with what its one line says and what its act takes. Named as the customer knows it. */
export const Need = z.discriminatedUnion('kind', [
  /** Suspended for want of payment; it ends for good at `endsAt`. `invoice` null: its bill is not there yet. */
  z.object({
    kind: z.literal('debt'),
    service: z.object(Named),
    endsAt: Timestamp,
    invoice: z.nullable(Invoice),
  }),
  /** An open invoice. */
  z.object({ kind: z.literal('bill'), invoice: Invoice }),
  /** A server cannot be made before its customer has answered what it needs. */
  z.object({ kind: z.literal('answer'), service: z.object(Named) }),
  /** Our team has answered and waits for a reply. */
  z.object({ kind: z.literal('ticket'), ticket: z.object(Named) }),
  /** Its paid time ends soon, nobody has been billed for more of it, and coins do not pay by themselves. */
  z.object({ kind: z.literal('ending'), service: z.object(Named), expiresAt: Timestamp }),
  /** The same of a domain. */
  z.object({ kind: z.literal('lapsing'), domain: z.object(Named), expiresAt: Timestamp }),
  /** Paid, or free: it waits for our team, and can still be withdrawn. */
  z.object({ kind: z.literal('order'), order: z.object(Named), createdAt: Timestamp }),
  /** Coins, in hundredths, that are paid for as their customer says: our team is to check it. */
  z.object({ kind: z.literal('coins'), amount: Money }),
])
export type Need = z.infer<typeof Need>
