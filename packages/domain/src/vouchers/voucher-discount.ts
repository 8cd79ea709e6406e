import { shareOf } from '../money/minor-units.ts'
import type { Voucher } from './voucher.ts'

/** What the voucher takes off `amount` (minor units): rounded half up, never more than the amount. */
export function voucherDiscount(
  voucher: Pick<Voucher, 'discountType' | 'discountValue'>,
  amount: number,
): number {
  return voucher.discountType === 'percentage'
    ? shareOf(amount, voucher.discountValue * 100)
    : Math.min(voucher.discountValue, amount)
}
