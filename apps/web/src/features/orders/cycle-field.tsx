import { BillingCycle } from '@hostfront/domain/orders/billing-cycle'
import { SelectField } from '../../ui/select-field.tsx'
import { cycleChoice } from '../../words/orders.ts'

interface CycleFieldProps {
  value: BillingCycle
  onChange: (cycle: BillingCycle) => void
}

/** For how long it is paid. */
export const CycleField = ({ value, onChange }: CycleFieldProps) => (
  <SelectField
    label="Billing cycle"
    value={value}
    onChange={(event) => onChange(BillingCycle.parse(event.target.value))}
    className="col-span-2 sm:col-span-1"
  >
    {BillingCycle.options.map((cycle) => (
      <option key={cycle} value={cycle}>
        {cycleChoice(cycle)}
      </option>
    ))}
  </SelectField>
)
