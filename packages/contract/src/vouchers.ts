import { Money } from '@hostfront/domain/money/money'
import { optionalText, typedText } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { procedure } from './procedure.ts'
import { VOUCHER_REFUSALS } from './refusals.ts'

/** What a customer may know of a voucher: percent off for `percentage`, minor units off for `fixed`. */
export const Discount = z.object({
  code: z.string(),
  discountType: z.enum(['percentage', 'fixed']),
  discountValue: z.int(),
})
export type Discount = z.infer<typeof Discount>

export const vouchers = {
  /** What a code takes off a purchase of `amount` (minor units, before the voucher) of a plan, now. */
  check: procedure('visitor', [...VOUCHER_REFUSALS, 'TOO_MANY_ATTEMPTS'], { reads: true })
    .input(
      z.object({
        code: typedText(32),
        serviceId: optionalText(64),
        amount: Money,
      }),
    )
    .output(Discount),
}
