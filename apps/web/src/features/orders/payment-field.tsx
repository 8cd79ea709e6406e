import { OFF_SITE_METHODS } from '@hostfront/domain/billing/off-site-methods'
import { PaymentMethod } from '@hostfront/domain/billing/payment-method'
import { formatCoins } from '@hostfront/domain/money/format-money'
import { SelectField } from '../../ui/select-field.tsx'
import { methodName } from '../../words/orders.ts'

interface PaymentFieldProps {
  value: PaymentMethod
  /** Hundredths of a coin; null for a visitor. */
  balance: number | null
  /** Minor units. */
  amountDue: number
  onChange: (method: PaymentMethod) => void
  onGetCoins: () => void
}

/** Coins are offered with the balance; where it does not cover the amount, how much is missing and where to get it. */
export function PaymentField({
  value,
  balance,
  amountDue,
  onChange,
  onGetCoins,
}: PaymentFieldProps) {
  const missing = balance === null ? 0 : Math.max(0, amountDue - balance)
  return (
    <SelectField
      label="Pay with"
      value={value}
      onChange={(event) => onChange(PaymentMethod.parse(event.target.value))}
      hint={missing > 0 ? <CoinsShort missing={missing} onGetCoins={onGetCoins} /> : undefined}
      className="col-span-2"
    >
      <option value="coins" disabled={missing > 0}>
        {balance === null ? 'Coins' : `Coins, you have ${formatCoins(balance)}`}
      </option>
      {OFF_SITE_METHODS.map((method) => (
        <option key={method} value={method}>
          {methodName(method)}
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
