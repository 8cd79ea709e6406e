import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import type { Voucher } from '@hostfront/domain/vouchers/voucher'

/** `10% off`, `€2.00 off`. */
export function discountText(
  { discountType, discountValue }: Pick<Voucher, 'discountType' | 'discountValue'>,
  currency: Currency,
): string {
  const size =
    discountType === 'percentage' ? `${discountValue}%` : formatMoney(discountValue, currency)
  return `${size} off`
}
