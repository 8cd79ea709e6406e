import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import type { BillingCycle } from '@hostfront/domain/orders/billing-cycle'
import { CYCLES } from '@hostfront/domain/orders/billing-cycles'
import type { Quote } from '@hostfront/domain/orders/quote'
import { ChoiceTiles } from '../../ui/choice-tiles.tsx'
import { dueWords } from '../../words/due-words.ts'
import { CYCLE_NAMES } from '../../words/orders.ts'

interface CycleFieldProps {
  value: BillingCycle
  /** What each costs with all else that is chosen. */
  quoteFor: (cycle: BillingCycle) => Quote
  currency: Currency
  onChange: (cycle: BillingCycle) => void
}

/** For how long it is paid: what that makes a month, what is due for it, and what it saves. */
export const CycleField = ({ value, quoteFor, currency, onChange }: CycleFieldProps) => (
  <ChoiceTiles
    label="Billing cycle"
    name="billingCycle"
    value={value}
    onChange={onChange}
    className="grid-cols-2 @[40rem]:grid-cols-4"
    tiles={CYCLES.map((cycle) => ({
      value: cycle,
      title: CYCLE_NAMES[cycle],
      content: <CyclePrice currency={currency} quote={quoteFor(cycle)} />,
    }))}
  />
)

interface CyclePriceProps {
  quote: Quote
  currency: Currency
}

function CyclePrice({ quote, currency }: CyclePriceProps) {
  const money = (amount: number) => formatMoney(amount, currency)
  const saved = quote.cycleDiscount * quote.months
  return (
    <span className="mt-1 block figures">
      <span className="block">
        <span className="font-semibold text-base">{money(quote.perMonth)}</span>{' '}
        <span className="text-muted">per month</span>
      </span>
      <span className="flex flex-wrap gap-x-3">
        <span className="text-muted">
          {dueWords({ ...quote, due: quote.beforeVoucher }, currency)}
        </span>{' '}
        {saved > 0 ? <span className="basis-full text-ok">You save {money(saved)}</span> : null}
      </span>
    </span>
  )
}
