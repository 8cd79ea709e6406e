import { coinWords } from '@hostfront/domain/money/format-money'
import { useSettings } from '../../host/settings.ts'
import { LinkButton } from '../../ui/button.tsx'
import { coinPurchasePath } from '../../words/coins.ts'
import { isPaidOutside } from './is-paid-outside.ts'

/** Each package of coins at one press from how it is paid; nothing where no money can come in for one. */
export function BuyPackages() {
  const { billing, features, paymentMethods } = useSettings()
  if (!features.coinPurchase || !paymentMethods.some(isPaidOutside)) return null
  return (
    <ul aria-label="Coin packages" className="mb-5 flex flex-wrap gap-2">
      {billing.coinPackages.map((amount) => (
        <li key={amount}>
          <LinkButton
            look="secondary"
            size="small"
            to={coinPurchasePath(amount)}
            preventScrollReset
          >
            Buy {coinWords(amount)}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}
