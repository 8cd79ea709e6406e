import { MAX_MANUAL_LINES, ManualLine } from '@hostfront/domain/billing/manual-invoice'
import { issue } from '@hostfront/domain/issue'
import { typedText } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { TypedAmount } from '../../../parts/typed-amount.ts'
import { endOfDay } from '../../../ui/day-field.ts'

export const MOST_LINES = MAX_MANUAL_LINES

const TypedLine = z.object({
  description: typedText(200),
  amount: z.pipe(TypedAmount, ManualLine.shape.amount),
})

/** An invoice as it is typed: due at the end of a day by the reader's own clock. */
export const InvoiceForm = z.object({
  userId: z.string().check(z.minLength(1, issue('REQUIRED'))),
  lines: z.array(TypedLine),
  dueDate: z.pipe(z.iso.date(issue('DATE_INVALID')), z.transform(endOfDay)),
})

/** The fields of a form with so many lines, by their names `lines.0.description`, `lines.0.amount` ... */
export const readInvoice = (data: FormData, lines: number) => ({
  lines: Array.from({ length: lines }, (_, at) => ({
    description: String(data.get(`lines.${at}.description`) ?? ''),
    amount: String(data.get(`lines.${at}.amount`) ?? ''),
  })),
  dueDate: String(data.get('dueDate') ?? ''),
})
