import { normaliseVoucherCode, type Voucher } from '@hostfront/domain/vouchers/voucher'
import { checkVoucher } from '@hostfront/domain/vouchers/voucher-rules'
import type { ReadTx } from '@hostfront/store/port'
import { refused } from '../call/refused.ts'

interface Purchase {
  readonly planId: string
  /** In minor units. */
  readonly amount: number
  readonly now: string
}

/** The voucher behind a typed code, once it is certain that it may be used for this purchase. */
export const findVoucher = async (tx: ReadTx, code: string, purchase: Purchase): Promise<Voucher> =>
  usableVoucher(await readVoucher(tx, code), purchase)

/** The voucher behind a typed code, whatever may be done with it. */
export const readVoucher = (tx: ReadTx, code: string): Promise<Voucher | null> =>
  tx.vouchers.find({ code: normaliseVoucherCode(code) })

/** Refuses a voucher that may not be used for this purchase, saying why. */
export function usableVoucher(voucher: Voucher | null, purchase: Purchase): Voucher {
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
