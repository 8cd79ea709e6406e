import type { Invoice } from '@hostfront/domain/billing/invoice'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { owedOf } from '@hostfront/domain/payments/settled'
import { useSettings } from '../../host/settings.ts'
import { CheckBox } from '../../ui/check-box.tsx'

interface PaidInvoicesProps {
  invoices: readonly Invoice[]
  /** By id. */
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
  /** Whether it may have bought coins in their place: `COINS` is then among what can be chosen. */
  withCoins: boolean
}

/** Chosen in the place of invoices. */
export const COINS = 'coins'

/** Which of the open invoices one transfer has paid. */
export function PaidInvoices({ invoices, chosen, onChange, withCoins }: PaidInvoicesProps) {
  const { currency } = useSettings()
  const toggle = (id: string) => {
    const others = [...chosen].filter((each) => each !== id && each !== COINS)
    onChange(new Set(chosen.has(id) ? others : [...others, id]))
  }
  const toggleCoins = () => onChange(new Set(chosen.has(COINS) ? [] : [COINS]))
  return (
    <fieldset className="flex max-h-44 flex-col overflow-y-auto">
      <legend className="mb-1.5 font-medium text-[0.9375rem]">
        {withCoins ? 'What it pays' : 'Invoices that it pays'}
      </legend>
      {invoices.map((invoice) => (
        <CheckBox
          key={invoice.id}
          label={`${invoice.number}, ${formatMoney(owedOf(invoice), currency)}`}
          isLabelShown
          isChecked={chosen.has(invoice.id)}
          onToggle={() => toggle(invoice.id)}
        />
      ))}
      {withCoins ? (
        <CheckBox
          label="Coins for your account"
          isLabelShown
          isChecked={chosen.has(COINS)}
          onToggle={toggleCoins}
        />
      ) : null}
    </fieldset>
  )
}
