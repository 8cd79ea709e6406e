import * as z from 'zod/mini'
import { issue } from '../issue.ts'
import { MAX_MONEY } from '../money/money.ts'
import { Id, optionalLine, optionalText } from '../record.ts'
import { MAX_DECLARED_INVOICES, MAX_PROOFS } from './declaration.ts'
import { PaymentMethodId } from './payment-method.ts'

/** What a customer says to have paid: `amount` in minor units, `paidOn` a day of their calendar; no invoice: it buys coins. */
export const DeclarationForm = z
  .object({
    method: PaymentMethodId,
    amount: z
      .int(issue('AMOUNT_INVALID'))
      .check(z.gte(1, issue('AMOUNT_INVALID')), z.lte(MAX_MONEY, issue('TOO_HIGH'))),
    reference: optionalLine(120),
    paidOn: z.iso.date(issue('DATE_INVALID')),
    invoiceIds: z.array(Id).check(
      z.maxLength(MAX_DECLARED_INVOICES),
      z.refine((ids) => new Set(ids).size === ids.length, issue('TWICE')),
    ),
    note: optionalText(500),
    proofIds: z.array(Id).check(
      z.maxLength(MAX_PROOFS),
      z.refine((ids) => new Set(ids).size === ids.length, issue('TWICE')),
    ),
  })
  .check(
    z.refine(({ reference, proofIds }) => reference !== '' || proofIds.length > 0, {
      ...issue('REFERENCE_NEEDED'),
      path: ['reference'],
    }),
  )
export type DeclarationForm = z.infer<typeof DeclarationForm>

/** The latest hour of the day anywhere: where it is 14 hours later than in UTC, it may be tomorrow. */
const LATEST_ZONE_MS = 14 * 3600 * 1000

/** Whether a day is over or has begun somewhere at `now` (ISO, UTC). */
export const hasBegun = (day: string, now: string): boolean =>
  day <= new Date(Date.parse(now) + LATEST_ZONE_MS).toISOString().slice(0, 10)
