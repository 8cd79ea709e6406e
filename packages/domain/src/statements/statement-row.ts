import * as z from 'zod/mini'
import { Money } from '../money/money.ts'
import { Id, optionalLine, Timestamp } from '../record.ts'
import { LABEL_LENGTH } from './read-parts.ts'

/** `applied`: it paid an invoice. `ignored`: it pays none. `undone`: what it paid was undone, so that it may pay another. */
export const StatementRowState = z.enum(['applied', 'ignored', 'undone'])
export type StatementRowState = z.infer<typeof StatementRowState>

/** What people call the account that statements are of, the same each time. */
export const StatementSource = optionalLine(60).check(z.minLength(1))

/** Of a movement what is kept of it, and how it is known again (`movementKeys`). */
export const KeptMovement = z.object({
  key: z.string().check(z.minLength(1), z.maxLength(300)),
  /** When it was booked: `2026-06-01`. */
  date: z.iso.date(),
  amount: Money,
  label: z.string().check(z.maxLength(LABEL_LENGTH)),
})
export type KeptMovement = z.infer<typeof KeptMovement>

/** A row of a statement that somebody has decided on. No other row is kept, and no statement. */
export const StatementRow = z.extend(KeptMovement, {
  id: Id,
  createdAt: Timestamp,
  source: z.string().check(z.minLength(1), z.maxLength(60)),
  state: StatementRowState,
  /** What it became; null where it was ignored. */
  paymentId: z.nullable(Id),
  invoiceId: z.nullable(Id),
  decidedBy: Id,
  decidedAt: Timestamp,
})
export type StatementRow = z.infer<typeof StatementRow>
