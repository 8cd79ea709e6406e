import * as z from 'zod/mini'
import { issue } from '../issue.ts'
import { Money } from '../money/money.ts'
import { Id, optionalText, Timestamp } from '../record.ts'

/** Codes are compared without regard to case or surrounding space. */
export const normaliseVoucherCode = (code: string): string => code.trim().toUpperCase()

/** A percentage is at most the whole. */
const isShare = (voucher: { discountType: string; discountValue: number }) =>
  voucher.discountType === 'fixed' || voucher.discountValue <= 100

/** A discount code. `discountValue` is percent for `percentage`, minor units for `fixed`. */
export const Voucher = z
  .object({
    id: Id,
    createdAt: Timestamp,
    /** Upper case; unique. */
    code: z.string().check(z.regex(/^[A-Z0-9-]{3,32}$/)),
    description: z.string().check(z.maxLength(200)),
    discountType: z.enum(['percentage', 'fixed']),
    discountValue: z.int().check(z.gte(1)),
    /** Of the amount due before the voucher, minor units. */
    minPurchase: Money,
    maxUses: z.int().check(z.gte(0)),
    usedCount: z.int().check(z.gte(0)),
    isActive: z.boolean(),
    validFrom: Timestamp,
    validUntil: Timestamp,
    /** Ids of plans, or `all`. */
    applicableServices: z.array(z.string()),
  })
  .check(z.refine(isShare))
export type Voucher = z.infer<typeof Voucher>

const TypedTime = z.iso.datetime({ precision: 3, ...issue('DATE_INVALID') })

/** What an administrator fills in for a voucher; how often it was used is the orders' affair. */
export const VoucherForm = z
  .object({
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
  .check(
    z.refine(isShare, { ...issue('PERCENTAGE_TOO_HIGH'), path: ['discountValue'] }),
    z.refine((form) => form.validFrom < form.validUntil, {
      ...issue('DATES_REVERSED'),
      path: ['validUntil'],
    }),
  )
export type VoucherForm = z.infer<typeof VoucherForm>
