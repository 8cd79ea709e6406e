import { planName } from '@hostfront/domain/plans/plan-name'
import { useId, useState } from 'react'
import { useAnswer } from '../../host/use-answer.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { SelectField } from '../../ui/select-field.tsx'

interface PlanChoiceProps {
  /** Ids of plans, or `all`. */
  chosen: readonly string[]
  error: string | undefined
}

/** For which plans a voucher is good: all of them, those of the future included, or some. */
export function PlanChoice({ chosen, error }: PlanChoiceProps) {
  const [isForAll, setIsForAll] = useState(chosen.includes('all'))
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label="Good for"
        name="scope"
        value={isForAll ? 'all' : 'some'}
        onChange={(event) => setIsForAll(event.target.value === 'all')}
      >
        <option value="all">All plans</option>
        <option value="some">Some plans</option>
      </SelectField>
      {isForAll ? null : <SomePlans chosen={chosen} error={error} />}
    </div>
  )
}

function SomePlans({ chosen, error }: PlanChoiceProps) {
  const plans = useAnswer(['plans', 'list'], (api) => api.plans.list())
  const errorId = useId()
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="sr-only">Plans</legend>
      {error ? (
        <p id={errorId} className="mb-2 text-bad text-sm">
          {error}
        </p>
      ) : null}
      <Loaded answer={plans}>
        {(rows) => (
          <div className="grid max-h-72 gap-x-6 overflow-y-auto rounded-md border border-line px-4 py-2 sm:grid-cols-2">
            {rows.map(({ plan }) => (
              <label key={plan.id} className="flex min-h-9 min-w-0 items-center gap-2.5">
                <input
                  type="checkbox"
                  name="plan"
                  value={plan.id}
                  defaultChecked={chosen.includes(plan.id)}
                  className="size-4.5 shrink-0 accent-accent-ink"
                />
                <span className="min-w-0 break-words">{planName(plan)}</span>
              </label>
            ))}
          </div>
        )}
      </Loaded>
    </fieldset>
  )
}
