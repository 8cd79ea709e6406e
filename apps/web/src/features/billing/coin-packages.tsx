import { coinWords, formatCoins, formatMoney } from '@hostfront/domain/money/format-money'
import { useState } from 'react'
import { useSettings } from '../../host/settings.ts'
import { LinkButton } from '../../ui/button.tsx'
import { coinPurchasePath, coinRequestPath } from '../../words/coins.ts'

const tile =
  'cursor-pointer rounded-md border border-edge px-3 py-2.5 text-center hover:bg-raised has-checked:border-accent-ink has-checked:bg-raised has-checked:shadow-[inset_0_0_0_1px_var(--accent-ink)] has-focus-visible:outline-2 has-focus-visible:outline-accent-ink has-focus-visible:outline-offset-2'

/** So many coins as the operator names, and the way to them. */
export function CoinPackages({
  amounts,
  isPaidHere,
  onLeave,
}: {
  amounts: readonly number[]
  /** Whether there is a way to pay for them outside of the shop; else a ticket asks for one. */
  isPaidHere: boolean
  onLeave: () => void
}) {
  const { currency } = useSettings()
  const [chosen, setChosen] = useState(amounts[Math.floor(amounts.length / 2)] ?? 0)
  return (
    <div className="mt-5">
      <fieldset>
        <legend className="mb-2 font-medium">How many coins</legend>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {amounts.map((amount) => (
            <label key={amount} className={tile}>
              <input
                type="radio"
                name="coins"
                value={amount}
                checked={amount === chosen}
                onChange={() => setChosen(amount)}
                className="sr-only"
              />
              <span className="block font-semibold text-lg figures">
                {formatCoins(amount)}
                <span className="sr-only"> coins,</span>
              </span>
              <span className="block text-muted text-sm figures">
                {formatMoney(amount, currency)}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <LinkButton
        to={isPaidHere ? coinPurchasePath(chosen) : coinRequestPath(chosen)}
        onClick={onLeave}
        className="mt-4 w-full"
      >
        {isPaidHere
          ? `Buy ${coinWords(chosen)} for ${formatMoney(chosen, currency)}`
          : `Ask for ${coinWords(chosen)}`}
      </LinkButton>
      <p className="mt-2 text-muted text-sm">
        {isPaidHere
          ? 'Next you choose how to pay. Once your money has arrived, the coins are in your balance, at the top of every page.'
          : 'Opens a support ticket with your request. Nothing is charged yet.'}
      </p>
    </div>
  )
}
