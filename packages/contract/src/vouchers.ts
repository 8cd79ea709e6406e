import { Money } from '@hostfront/domain/money/money'
import { Id, optionalText, typedText } from '@hostfront/domain/record'
import { Voucher } from '@hostfront/domain/vouchers/voucher'
import { VoucherChanges, VoucherForm } from '@hostfront/domain/vouchers/voucher-form'
import * as z from 'zod/mini'
import { Done, pageOf, sortablePage } from './page.ts'
import { procedure } from './procedure.ts'
import { VOUCHER_REFUSALS } from './refusals.ts'

/** What a customer may know of a voucher: percent off for `percentage`, minor units off for `fixed`. */
export const Discount = z.object({
  code: z.string(),
  discountType: z.enum(['percentage', 'fixed']),
  discountValue: z.int(),
})
export type Discount = z.infer<typeof Discount>

const ById = z.object({ id: Id })

export const vouchers = {
  /** What a code takes off a purchase of `amount` (minor units, before the voucher) of a plan, now. */
  check: procedure('public', [...VOUCHER_REFUSALS, 'TOO_MANY_ATTEMPTS'], { reads: ['vouchers'] })
    .input(
      z.object({
        code: typedText(32),
        planId: optionalText(64),
        amount: Money,
      }),
    )
    .output(Discount),

  /** Newest first. */
  list: procedure('vouchers.change', [], { reads: ['vouchers'] })
    .input(sortablePage(['text', 'usedCount', 'validUntil']))
    .output(pageOf(Voucher)),
  create: procedure('vouchers.change', ['VOUCHER_CODE_TAKEN']).input(VoucherForm).output(Voucher),
  /**
   * Sets what is given; the whole must be as `create` takes it. `maxUses` cannot fall below what is used already, and the code of a used one stays.
   */
  update: procedure('vouchers.change', [
    'NOT_FOUND',
    'VOUCHER_CODE_TAKEN',
    'VOUCHER_USES',
    'VOUCHER_IN_USE',
  ])
    .input(z.extend(VoucherChanges, { id: Id }))
    .output(Voucher),
  remove: procedure('vouchers.change', ['NOT_FOUND', 'VOUCHER_IN_USE']).input(ById).output(Done),
}
