import { coinWords, formatMoney } from '@hostfront/domain/money/format-money'
import { Link } from 'react-router'
import { useSettings } from '../../host/settings.ts'
import { buttonClass } from '../../ui/button.tsx'
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
    <ul aria-label="Coin packages" className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {packages.map((amount) => (
        <li key={amount}>
          <Link
            to={coinPurchasePath(amount)}
            preventScrollReset
            aria-label={`Buy ${coinWords(amount)}, ${formatMoney(amount, currency)}`}
            className="flex h-full flex-col justify-between gap-y-2 rounded-md border border-line bg-surface px-4 py-3.5 hover:border-ink hover:bg-raised"
          >
            <span className="font-semibold text-lg">{coinWords(amount)}</span>
            <span className={buttonClass({ look: 'secondary', size: 'small' }, 'figures')}>
              Buy for {formatMoney(amount, currency)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
