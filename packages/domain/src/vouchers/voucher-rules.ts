import { shareOf } from '../money/minor-units.ts'
import { allow, type Result, refuse } from '../result.ts'
import type { Voucher } from './voucher.ts'

export type VoucherRefusal =
  | { code: 'VOUCHER_INACTIVE' }
  | { code: 'VOUCHER_NOT_YET_VALID'; validFrom: string }
  | { code: 'VOUCHER_EXPIRED' }
  | { code: 'VOUCHER_USED_UP' }
  | { code: 'VOUCHER_MINIMUM'; minPurchase: number }
  | { code: 'VOUCHER_OTHER_PLAN' }

/**
 * Whether a voucher may be used for a purchase of `amount` (minor units, before the voucher) of plan `planId`
 * at `now` (ISO, UTC). The first rule that does not hold is the answer.
 */
export function checkVoucher(
  voucher: Voucher,
  purchase: { readonly planId: string; readonly amount: number; readonly now: string },
): Result<Voucher, VoucherRefusal> {
  if (!voucher.isActive) return refuse({ code: 'VOUCHER_INACTIVE' })
  if (purchase.now < voucher.validFrom)
    return refuse({ code: 'VOUCHER_NOT_YET_VALID', validFrom: voucher.validFrom })
  if (purchase.now >= voucher.validUntil) return refuse({ code: 'VOUCHER_EXPIRED' })
  if (voucher.usedCount >= voucher.maxUses) return refuse({ code: 'VOUCHER_USED_UP' })
  if (!appliesTo(voucher, purchase.planId)) return refuse({ code: 'VOUCHER_OTHER_PLAN' })
  if (purchase.amount < voucher.minPurchase)
    return refuse({ code: 'VOUCHER_MINIMUM', minPurchase: voucher.minPurchase })
  return allow(voucher)
}

const appliesTo = (voucher: Voucher, planId: string): boolean =>
  voucher.applicableServices.includes('all') || voucher.applicableServices.includes(planId)

/** What the voucher takes off `amount` (minor units): rounded half up, never more than the amount. */
export function voucherDiscount(
  voucher: Pick<Voucher, 'discountType' | 'discountValue'>,
  amount: number,
): number {
  return voucher.discountType === 'percentage'
    ? shareOf(amount, voucher.discountValue * 100)
    : Math.min(voucher.discountValue, amount)
}
