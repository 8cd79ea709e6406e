import { allow, type Result, refuse } from '../result.ts'
import type { Voucher } from './voucher.ts'

export type VoucherRefusal =
  | { code: 'VOUCHER_INACTIVE' }
  | { code: 'VOUCHER_NOT_YET_VALID'; validFrom: string }
  | { code: 'VOUCHER_EXPIRED' }
  | { code: 'VOUCHER_USED_UP' }
  | { code: 'VOUCHER_MINIMUM'; minPurchase: number }
  | { code: 'VOUCHER_OTHER_PLAN' }

export type VoucherState = 'active' | 'inactive' | 'scheduled' | 'expired' | 'used up'

/** What a voucher is at `now` (ISO, UTC), whatever is bought with it. The first that holds is the answer. */
export function voucherState(
  { isActive, validFrom, validUntil, usedCount, maxUses }: Voucher,
  now: string,
): VoucherState {
  if (!isActive) return 'inactive'
  if (now < validFrom) return 'scheduled'
  if (now >= validUntil) return 'expired'
  return usedCount >= maxUses ? 'used up' : 'active'
}

/**
 * Whether a voucher may be used for a purchase of `amount` (minor units, before the voucher) of plan `planId`
 * at `now` (ISO, UTC). The first rule that does not hold is the answer.
 */
export function checkVoucher(
  voucher: Voucher,
  purchase: { readonly planId: string; readonly amount: number; readonly now: string },
): Result<Voucher, VoucherRefusal> {
  const state = voucherState(voucher, purchase.now)
  if (state !== 'active') return refuse(REFUSALS[state](voucher))
  if (!appliesTo(voucher, purchase.planId)) return refuse({ code: 'VOUCHER_OTHER_PLAN' })
  if (purchase.amount < voucher.minPurchase)
    return refuse({ code: 'VOUCHER_MINIMUM', minPurchase: voucher.minPurchase })
  return allow(voucher)
}

const appliesTo = (voucher: Voucher, planId: string): boolean =>
  voucher.applicablePlans.includes('all') || voucher.applicablePlans.includes(planId)

const REFUSALS: {
  readonly [State in Exclude<VoucherState, 'active'>]: (voucher: Voucher) => VoucherRefusal
} = {
  inactive: () => ({ code: 'VOUCHER_INACTIVE' }),
  scheduled: ({ validFrom }) => ({ code: 'VOUCHER_NOT_YET_VALID', validFrom }),
  expired: () => ({ code: 'VOUCHER_EXPIRED' }),
  'used up': () => ({ code: 'VOUCHER_USED_UP' }),
}
