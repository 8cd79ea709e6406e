import { toDecimal } from '@hostfront/domain/money/format-money'
import { type Plan, PlanType } from '@hostfront/domain/plans/plan'
import { useSettings } from '../../../host/settings.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { issueSentence } from '../../../words/issue-sentence.ts'
import { PLAN_TYPE_NAMES } from '../../../words/orders.ts'

interface PlanFieldsProps {
  /** Null for a new one. */
  plan: Plan | null
  errors: Readonly<Record<string, string>>
}

const FIGURES = [
  ['slots', 'Player slots'],
  ['cpu', 'vCPU cores'],
  ['ram', 'RAM in GB'],
  ['storage', 'Disk in GB'],
] as const

export function PlanFields({ plan, errors }: PlanFieldsProps) {
  const { currency } = useSettings()
  const error = (name: string) => issueSentence(errors[name])
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Name"
          name="name"
          defaultValue={plan?.name ?? ''}
          autoComplete="off"
          error={error('name')}
        />
        <SelectField label="Type" name="type" defaultValue={plan?.type ?? 'samp'}>
          {PlanType.options.map((type) => (
            <option key={type} value={type}>
              {PLAN_TYPE_NAMES[type]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={`Price per month in ${currency}`}
          name="price"
          inputMode="decimal"
          defaultValue={plan ? toDecimal(plan.price) : ''}
          autoComplete="off"
          error={error('price')}
        />
        <SelectField
          label="Shown on"
          name="page"
          defaultValue={plan?.featured ? 'home' : 'type'}
          hint="On the home page the second plan is marked Most Popular."
        >
          <option value="type">The page of its type</option>
          <option value="home">The home page</option>
        </SelectField>
      </div>
      <TextAreaField
        label="Description"
        name="description"
        rows={2}
        defaultValue={plan?.description ?? ''}
        error={error('description')}
      />
      <fieldset className="grid grid-cols-2 gap-5 sm:grid-cols-4">
        <legend className="mb-2 text-muted text-sm">
          Hardware. What is left empty is not stated.
        </legend>
        {FIGURES.map(([name, label]) => (
          <TextField
            key={name}
            label={label}
            name={`specs.${name}`}
            inputMode="decimal"
            defaultValue={plan?.specs[name] ?? ''}
            autoComplete="off"
            error={error(`specs.${name}`)}
          />
        ))}
      </fieldset>
      <TextAreaField
        label="Features"
        name="features"
        hint="One a line."
        defaultValue={plan?.features.join('\n') ?? ''}
        error={error('features')}
      />
      <SwitchField
        label="Recommended"
        hint="Stands out on the page of its type."
        name="recommended"
        defaultChecked={plan?.recommended ?? false}
      />
    </>
  )
}
