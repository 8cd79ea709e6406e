import { formatCoins } from '@hostfront/domain/money/format-money'
import { COINS } from '@hostfront/domain/payments/coins'
import type { PublicMethod } from '@hostfront/domain/payments/public-method'
import { SelectField } from '../../ui/select-field.tsx'
import { methodChoice } from '../../words/method-choice.ts'

interface PaymentFieldProps {
  /** The id of the method. */
  value: string
  /** The ways outside of the shop. */
  offered: readonly PublicMethod[]
  /** Hundredths of a coin; null for a visitor. */
  balance: number | null
  /** Minor units. */
  amountDue: number
  onChange: (method: string) => void
  onGetCoins: () => void
}

/** Coins are offered with the balance; where it does not cover the amount, how much is missing and where to get it. */
export function PaymentField({
  value,
  offered,
  balance,
  amountDue,
  onChange,
  onGetCoins,
}: PaymentFieldProps) {
  const missing = balance === null ? 0 : Math.max(0, amountDue - balance)
  const isOnlyWay = offered.length === 0
  const hint =
    missing > 0 || isOnlyWay ? (
      <>
        {isOnlyWay ? 'Coins are the only way to pay at the moment. ' : null}
        {missing > 0 ? <CoinsShort missing={missing} onGetCoins={onGetCoins} /> : null}
      </>
    ) : undefined
  return (
    <SelectField
      label="Pay with"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      hint={hint}
      className="col-span-2"
    >
      <option value={COINS} disabled={missing > 0}>
        {balance === null ? 'Coins' : `Coins, you have ${formatCoins(balance)}`}
      </option>
      {offered.map((method) => (
        <option key={method.id} value={method.id}>
          {methodChoice(method)}
        </option>
      ))}
    </SelectField>
  )
}

const CoinsShort = ({ missing, onGetCoins }: { missing: number; onGetCoins: () => void }) => (
  <span>
    {formatCoins(missing)} coins are missing to pay with coins.{' '}
    <button
      type="button"
      onClick={onGetCoins}
      className="text-accent-ink underline underline-offset-4 hover:no-underline"
    >
      Get coins
    </button>
  </span>
)
