import { coinWords, formatMoney } from '@hostfront/domain/money/format-money'
import { useSettings } from '../../host/settings.ts'
import { LinkButton } from '../../ui/button.tsx'
import { coinPurchasePath } from '../../words/coins.ts'
import { isPaidOutside } from './is-paid-outside.ts'

/** Hundredths of a coin each; none where no money can come in for one. */
export function useCoinPackages(): readonly number[] {
  const { billing, features, paymentMethods } = useSettings()
  const isOffered = features.coinPurchase && paymentMethods.some(isPaidOutside)
  return isOffered ? billing.coinPackages : []
}

/** Each package of coins at one press from how it is paid. */
export function BuyPackages() {
  const { currency } = useSettings()
  const packages = useCoinPackages()
  if (packages.length === 0) return null
  return (
    <ul aria-label="Coin packages" className="mb-5 flex flex-wrap gap-2">
      {packages.map((amount) => (
        <li key={amount}>
          <LinkButton
            look="secondary"
            size="small"
            to={coinPurchasePath(amount)}
            preventScrollReset
          >
            Buy {coinWords(amount)}
            <span className="font-normal text-muted figures">{formatMoney(amount, currency)}</span>
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}
