import type { OptionForm } from '@hostfront/domain/options/option-form'
import { PlanType } from '@hostfront/domain/plans/plan'
import { planName } from '@hostfront/domain/plans/plan-name'
import { type ReactNode, useId, useState } from 'react'
import { useAnswer } from '../../../host/use-answer.ts'
import { Loaded } from '../../../parts/loaded.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { issueSentence } from '../../../words/issue-sentence.ts'
import { PLAN_TYPE_NAMES } from '../../../words/orders.ts'
import { type Scope, scopeOf } from './option-form.ts'

interface OptionScopeProps {
  chosen: Pick<OptionForm, 'planTypes' | 'planIds'>
  errors: Readonly<Record<string, string>>
}

const SCOPES: Readonly<Record<Scope, string>> = {
  all: 'All plans',
  types: 'Plans of some types',
  plans: 'Some plans',
}

/** With which plans an option is asked for: all of them, those of the future included, or some. */
export function OptionScope({ chosen, errors }: OptionScopeProps) {
  const before = scopeOf(chosen)
  const [scope, setScope] = useState(before)
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label="Asked with"
        name="scope"
        value={scope}
        onChange={(event) => setScope(event.target.value as Scope)}
      >
        {Object.entries(SCOPES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {scope === 'types' ? (
        <Ticks legend="Types" error={errors.planTypes}>
          {PlanType.options.map((type) => (
            <Tick key={type} name="planTypes" value={type} isOn={chosen.planTypes.includes(type)}>
              {PLAN_TYPE_NAMES[type]}
            </Tick>
          ))}
        </Ticks>
      ) : null}
      {scope === 'plans' ? <SomePlans chosen={chosen} error={errors.planIds} /> : null}
      {/* What a program has narrowed to types as well as plans stays so. */}
      {scope === 'plans' && before === 'plans'
        ? chosen.planTypes.map((type) => (
            <input key={type} type="hidden" name="planTypes" value={type} />
          ))
        : null}
    </div>
  )
}

function SomePlans({
  chosen,
  error,
}: Pick<OptionScopeProps, 'chosen'> & { error: string | undefined }) {
  const plans = useAnswer(['plans', 'list'], (api) => api.plans.list())
  return (
    <Ticks legend="Plans" error={error}>
      <Loaded answer={plans}>
        {(rows) =>
          rows.map(({ plan }) => (
            <Tick
              key={plan.id}
              name="planIds"
              value={plan.id}
              isOn={chosen.planIds.includes(plan.id)}
            >
              {planName(plan)}
            </Tick>
          ))
        }
      </Loaded>
    </Ticks>
  )
}

interface TicksProps {
  legend: string
  error: string | undefined
  children: ReactNode
}

function Ticks({ legend, error, children }: TicksProps) {
  const errorId = useId()
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="sr-only">{legend}</legend>
      {error ? (
        <p id={errorId} className="mb-2 text-bad text-sm">
          {issueSentence(error)}
        </p>
      ) : null}
      <div className="grid max-h-72 gap-x-6 overflow-y-auto rounded-md border border-line px-4 py-2 sm:grid-cols-2">
        {children}
      </div>
    </fieldset>
  )
}

interface TickProps {
  name: string
  value: string
  isOn: boolean
  children: ReactNode
}

const Tick = ({ name, value, isOn, children }: TickProps) => (
  <label className="flex min-h-9 min-w-0 items-center gap-2.5">
    <input
      type="checkbox"
      name={name}
      value={value}
      defaultChecked={isOn}
      className="size-4.5 shrink-0 accent-accent-ink"
    />
    <span className="min-w-0 break-words">{children}</span>
  </label>
)
