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
  /** Percent, or minor units. */
  discountValue: z.int(issue('AMOUNT_INVALID')).check(z.gte(1, issue('AMOUNT_INVALID'))),
  /** Minor units. */
  minPurchase: Money,
  maxUses: z.int(issue('NUMBER_INVALID')).check(z.gte(0, issue('NUMBER_INVALID'))),
  isActive: z.boolean(),
  validFrom: TypedTime,
  validUntil: TypedTime,
  /** Ids of plans, or `all`. */
  applicableServices: z.array(Id).check(z.minLength(1, issue('REQUIRED')), z.maxLength(200)),
})

type Changes = z.infer<ReturnType<typeof z.partial<typeof fields>>>

/** What holds between fields, of those that are given. */
const RULES = [
  z.refine<Changes>(
    ({ discountType, discountValue }) =>
      discountType === undefined ||
      discountValue === undefined ||
      isShare({ discountType, discountValue }),
    { ...issue('PERCENTAGE_TOO_HIGH'), path: ['discountValue'] },
  ),
  z.refine<Changes>(
    ({ validFrom, validUntil }) =>
      validFrom === undefined || validUntil === undefined || validFrom < validUntil,
    { ...issue('DATES_REVERSED'), path: ['validUntil'] },
  ),
] as const

/** What an administrator fills in for a voucher; how often it was used is the orders' affair. */
export const VoucherForm = fields.check(...RULES)
export type VoucherForm = z.infer<typeof VoucherForm>

/** Fields that are checked against each other, and so are given together. */
export const VOUCHER_PAIRS = [
  ['discountType', 'discountValue'],
  ['validFrom', 'validUntil'],
] as const

/** What an administrator changes of a voucher: all of the form or some. */
export const VoucherChanges = z.partial(fields).check(
  z.refine((form) =>
    VOUCHER_PAIRS.every(
      ([one, other]) => (form[one] === undefined) === (form[other] === undefined),
    ),
  ),
  ...RULES,
)
export type VoucherChanges = z.infer<typeof VoucherChanges>
