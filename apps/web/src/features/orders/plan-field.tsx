import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { PlanType } from '@hostfront/domain/plans/plan'
import { planName } from '@hostfront/domain/plans/plan-name'
import type { PublicPlan } from '../../host/plans.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { ORDER_FIELDS } from '../../words/order-fields.ts'
import { PLAN_TYPE_NAMES } from '../../words/orders.ts'

interface PlanFieldProps {
  plans: readonly PublicPlan[]
  currency: Currency
  /** Empty for none. */
  value: string
  error: string | undefined
  onChange: (planId: string) => void
}

/** All plans on sale by type. What cannot be found is not quietly replaced by another plan. */
export function PlanField({ plans, currency, value, error, onChange }: PlanFieldProps) {
  return (
    <SelectField
      label={ORDER_FIELDS.planId}
      name="planId"
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
      className="col-span-2"
    >
      {value === '' ? <option value="">Choose a service</option> : null}
      {PlanType.options.map((type) => (
        <optgroup key={type} label={`${PLAN_TYPE_NAMES[type]}, per month`}>
          {plans
            .filter((plan) => plan.type === type)
            .map((plan) => (
              <option key={plan.id} value={plan.id}>
                {planName(plan)} · {formatMoney(plan.price, currency)}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
