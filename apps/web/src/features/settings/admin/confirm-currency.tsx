import type { Currency } from '@hostfront/domain/money/money'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

interface ConfirmCurrencyProps {
  from: Currency
  to: Currency
  /** Called once: whether it is meant. */
  onAnswered: (isMeant: boolean) => void
}

/** Amounts are numbers without a currency: another one makes other money of each, so it is asked for first. */
export const ConfirmCurrency = ({ from, to, onAnswered }: ConfirmCurrencyProps) => (
  <ConfirmDialog
    title={`Change the currency to ${to}?`}
    confirm={`Change to ${to}`}
    cancel={`Keep ${from}`}
    onClose={() => onAnswered(false)}
    onConfirm={async () => {
      onAnswered(true)
      return null
    }}
  >
    <p>
      Nothing is converted: what costs <strong className="font-semibold">10.00 {from}</strong> will
      cost <strong className="font-semibold">10.00 {to}</strong>. Prices of plans, options and
      domains, vouchers and coin packages all keep their numbers, so check them afterwards.
    </p>
  </ConfirmDialog>
)
