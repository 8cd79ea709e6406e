import * as z from 'zod/mini'
import { issue } from '../issue.ts'
import { Money } from '../money/money.ts'
import { Id, optionalText } from '../record.ts'
import { isShare, normaliseVoucherCode } from './voucher.ts'

const TypedTime = z.iso.datetime({ precision: 3, ...issue('DATE_INVALID') })

const fields = z.object({
  code: z
    .string()
    .check(
      z.overwrite(normaliseVoucherCode),
      z.minLength(1, { ...issue('REQUIRED'), abort: true }),
      z.regex(/^[A-Z0-9-]{3,32}$/, issue('CODE_INVALID')),
    ),
  description: optionalText(200),
  discountType: z.enum(['percentage', 'fixed']),
  /** Whole percent, or minor units: an amount that cannot be read as such is NaN. */
  discountValue: z
    .int({
      error: ({ input }) => issue(Number.isNaN(input) ? 'AMOUNT_INVALID' : 'NUMBER_INVALID').error,
    })
    .check(z.gte(1, issue('TOO_LOW'))),
  /** Minor units. */
  minPurchase: Money,
  maxUses: z.int(issue('NUMBER_INVALID')).check(z.gte(0, issue('TOO_LOW', 0))),
  isActive: z.boolean(),
  validFrom: TypedTime,
  validUntil: TypedTime,
  /** Ids of plans, or `all`. */
  applicablePlans: z.array(Id).check(z.minLength(1, issue('REQUIRED')), z.maxLength(200)),
})

/** What an administrator fills in for a voucher; how often it was used is the orders' affair. */
export const VoucherForm = fields.check(
  z.refine(isShare, { ...issue('PERCENTAGE_TOO_HIGH'), path: ['discountValue'] }),
  z.refine((form) => form.validFrom < form.validUntil, {
    ...issue('DATES_REVERSED'),
    path: ['validUntil'],
  }),
)
export type VoucherForm = z.infer<typeof VoucherForm>

/** What an administrator changes of a voucher: all of the form or some. Its form checks the whole then. */
export const VoucherChanges = z.partial(fields)
export type VoucherChanges = z.infer<typeof VoucherChanges>
