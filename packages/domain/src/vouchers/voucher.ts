import * as z from 'zod/mini'
import { Money } from '../money/money.ts'
import { Id, Timestamp } from '../record.ts'

/** Codes are compared without regard to case or surrounding space. */
export const normaliseVoucherCode = (code: string): string => code.trim().toUpperCase()

/** A percentage is at most the whole. */
export const isShare = (voucher: { discountType: string; discountValue: number }) =>
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
    applicablePlans: z.array(z.string()),
  })
  .check(z.refine(isShare))
export type Voucher = z.infer<typeof Voucher>
