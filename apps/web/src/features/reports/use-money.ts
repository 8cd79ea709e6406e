import { formatMoney } from '@hostfront/domain/money/format-money'
import { useSettings } from '../../host/settings.ts'

/** How this shop writes an amount (minor units). */
export function useMoney(): (amount: number) => string {
  const { currency } = useSettings()
  return (amount) => formatMoney(amount, currency)
}
