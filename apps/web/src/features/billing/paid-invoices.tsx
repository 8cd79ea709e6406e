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
}

/** Which of the open invoices one transfer has paid. */
export function PaidInvoices({ invoices, chosen, onChange }: PaidInvoicesProps) {
  const { currency } = useSettings()
  const toggle = (id: string) => {
    const others = [...chosen].filter((each) => each !== id)
    onChange(new Set(chosen.has(id) ? others : [...others, id]))
  }
  return (
    <fieldset className="flex max-h-44 flex-col overflow-y-auto">
      <legend className="mb-1.5 font-medium text-[0.9375rem]">Invoices that it pays</legend>
      {invoices.map((invoice) => (
        <CheckBox
          key={invoice.id}
          label={`${invoice.number}, ${formatMoney(owedOf(invoice), currency)}`}
          isLabelShown
          isChecked={chosen.has(invoice.id)}
          onToggle={() => toggle(invoice.id)}
        />
      ))}
    </fieldset>
  )
}
