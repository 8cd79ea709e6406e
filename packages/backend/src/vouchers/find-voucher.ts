import { normaliseVoucherCode, type Voucher } from '@hostfront/domain/vouchers/voucher'
import { checkVoucher } from '@hostfront/domain/vouchers/voucher-rules'
import type { ReadTx } from '@hostfront/store/port'
import { refused } from '../call/refused.ts'

/** The voucher behind a typed code, once it is certain that it may be used for this purchase (`amount` in minor units). */
export async function findVoucher(
  tx: ReadTx,
  code: string,
  purchase: { readonly planId: string; readonly amount: number; readonly now: string },
): Promise<Voucher> {
  const voucher = await tx.vouchers.find({ code: normaliseVoucherCode(code) })
  if (!voucher) throw refused('VOUCHER_UNKNOWN')
  const checked = checkVoucher(voucher, purchase)
  if (checked.ok) return checked.value
  const { refusal } = checked
  switch (refusal.code) {
    case 'VOUCHER_NOT_YET_VALID':
      throw refused(refusal.code, { validFrom: refusal.validFrom })
    case 'VOUCHER_MINIMUM':
      throw refused(refusal.code, { minPurchase: refusal.minPurchase })
    case 'VOUCHER_EXPIRED':
    case 'VOUCHER_INACTIVE':
    case 'VOUCHER_OTHER_PLAN':
    case 'VOUCHER_USED_UP':
      throw refused(refusal.code)
  }
}
