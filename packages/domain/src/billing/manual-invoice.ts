import * as z from 'zod/mini'
import { issue } from '../issue.ts'
import { MAX_MONEY } from '../money/money.ts'
import { Timestamp, typedText } from '../record.ts'
import { taxed } from '../tax/tax-terms.ts'
import type { Invoice } from './invoice.ts'
import { isPayable } from './payable.ts'

/** So many lines at most. */
export const MAX_MANUAL_LINES = 20

/** A line that staff write. All of them with as much again in tax are still an amount that can be billed. */
export const ManualLine = z.object({
  description: typedText(200),
  amount: z
    .int(issue('AMOUNT_INVALID'))
    .check(
      z.gte(1, issue('AMOUNT_INVALID')),
      z.lte(MAX_MONEY / (2 * MAX_MANUAL_LINES), issue('TOO_HIGH')),
    ),
})

/** What an invoice bills that no order or renewal issues: amounts without tax, minor units. */
export const ManualInvoice = z.object({
  lines: z
    .array(ManualLine)
    .check(z.minLength(1, issue('REQUIRED')), z.maxLength(MAX_MANUAL_LINES, issue('TOO_HIGH'))),
  dueDate: Timestamp,
})
export type ManualInvoice = z.infer<typeof ManualInvoice>

/** Whether staff can take back what they have written: nobody has paid it, and it bills no record of the shop, whose acts cancel theirs. */
export const canWithdrawManual = (invoice: Pick<Invoice, 'status' | 'subjectKind'>): boolean =>
  isPayable(invoice) && invoice.subjectKind === null

/** Tax (see `taxFor`) on the sum of the lines: it is added, also where prices of the shop include it. */
export function quoteManual(
  lines: ManualInvoice['lines'],
  taxBasisPoints: number,
): Pick<Invoice, 'lines' | 'subtotal' | 'tax' | 'total'> {
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  return { lines: [...lines], ...taxed(subtotal, { taxBasisPoints }) }
}
