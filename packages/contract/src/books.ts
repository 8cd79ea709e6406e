import { BOOK_ACCOUNTS, BookSettings } from '@hostfront/domain/books/book-account'
import { BookMonth, Closings } from '@hostfront/domain/books/closings'
import { ENTRY_KINDS } from '@hostfront/domain/books/journal'
import { PaymentMethodId } from '@hostfront/domain/payments/payment-method'
import { Id, optionalText, Timestamp } from '@hostfront/domain/record'
import { Period } from '@hostfront/domain/reports/period'
import * as z from 'zod/mini'
import { pageOf } from './page.ts'
import { procedure } from './procedure.ts'

/** Which months are closed, and how the journal is written. */
export const Books = z.object({
  closings: Closings,
  /** The month that can be closed now; null: none is over. */
  toClose: z.nullable(BookMonth),
  settings: BookSettings,
})
export type Books = z.infer<typeof Books>

/** Of what rows entries are made; each part of a journal is read by itself. */
export const JournalPart = z.enum([
  'invoices',
  'credit-notes',
  'payments',
  'coins',
  'refunds-owed',
  'refunds-settled',
  'late-fees',
  'disputes',
  'dispute-fees',
  'disputes-back',
  'disputes-lost',
])
export type JournalPart = z.infer<typeof JournalPart>

/** What was booked: lines that add up to 0, minor units; above 0 a debit. */
export const JournalEntry = z.object({
  kind: z.enum(ENTRY_KINDS),
  id: Id,
  at: Timestamp,
  number: z.string(),
  issuedAt: Timestamp,
  userId: Id,
  customer: z.string(),
  lines: z.readonly(
    z.array(
      z.object({
        account: z.enum(BOOK_ACCOUNTS),
        method: z.nullable(PaymentMethodId),
        amount: z.int(),
      }),
    ),
  ),
})

const Month = z.object({ month: BookMonth })

/** The books as an accountant takes them. */
export const books = {
  read: procedure('figures.read', [], { reads: ['settings'] }).output(Books),
  /** What was booked on the days of a period, of one part, as its rows were made. Every entry of a row comes on the same page. */
  journal: procedure('invoices.read', [], {
    reads: [
      'invoices',
      'creditNotes',
      'payments',
      'paymentAttempts',
      'disputes',
      'coinEntries',
      'refunds',
      'users',
    ],
  })
    .input(
      z.object({
        period: Period,
        part: JournalPart,
        after: z.optional(z.nullable(optionalText(2000))),
        limit: z.optional(z.int().check(z.gte(1), z.lte(200))),
      }),
    )
    .output(pageOf(JournalEntry)),
  /** Nothing is dated into it any more, nor into what lies before it. */
  closeMonth: procedure('books.close', ['MONTH_CLOSED', 'MONTH_NOT_OVER'])
    .input(Month)
    .output(Books),
  /** Opens the last one that was closed. */
  reopenMonth: procedure('books.close', ['NOTHING_TO_DO'], { confirmed: true })
    .input(Month)
    .output(Books),
  /** Sets the numbers of accounts, and what files name the shop by. */
  update: procedure('settings.change').input(BookSettings).output(Books),
}
