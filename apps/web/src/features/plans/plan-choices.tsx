import { isWithin, mostSlots, optionsFor } from '@hostfront/domain/options/options-for'
import type { OfferedOption } from '@hostfront/domain/options/order-option'
import type { PlanType } from '@hostfront/domain/plans/plan'
import { pageOf } from '@hostfront/domain/plans/plan-place'
import { useOrderOptions } from '../../host/order-options.ts'
import { type PublicPlan, usePlans } from '../../host/plans.ts'
import { useSettings } from '../../host/settings.ts'
import { dottedLine } from '../../parts/dotted-line.tsx'
import { choiceWords } from '../../words/orders.ts'

/** Below plans that are compared, in the columns of their table: what buyers choose with them. */
export function PlanChoices({ type }: { type: PlanType }) {
  const { currency } = useSettings()
  const offered = useOrderOptions()
  const plans = usePlans().filter((plan) => pageOf(plan) === type)
  const asked = offered.filter(
    (option) => isTold(option) && plans.some((plan) => optionsFor(plan, [option]).length > 0),
  )
  return asked.length === 0 ? null : (
    <>
      <div className="plan-row mt-4 md:mt-6">
        <h3 className="font-semibold sm:text-lg">You choose when you order</h3>
        <p className="text-muted">No extra cost unless a price is shown.</p>
      </div>
      <dl>
        {asked.map((option) => (
          <div key={option.id} className="plan-row">
            <dt>{option.label}</dt>
            <dd className="figures">
              {dottedLine(
                option.choices
                  .filter((choice) => plans.some((plan) => isWithin(choice, plan)))
                  .map((choice) => choiceWords(choice, option, currency)),
              )}
            </dd>
            <dd className="text-muted text-sm">
              {option.help} {limitOf(option.choices, plans)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** What is typed offers nothing to choose from, and a yes or no that costs nothing tells a buyer nothing. */
const isTold = ({ choices }: OfferedOption): boolean =>
  choices.some(({ id, pricePerMonth }) => (id !== 'yes' && id !== 'no') || pricePerMonth > 0)

/** Of slots a plan has so many; what it has beyond the largest choice is no limit of it. */
function limitOf(choices: OfferedOption['choices'], plans: readonly PublicPlan[]): string {
  const most = mostSlots(choices)
  if (most === 0) return ''
  return plans.some(({ specs }) => (specs.slots ?? 0) > most)
    ? `At most as many as your plan has; for more than ${most}, ask our team once you have it.`
    : 'At most as many as your plan has.'
}
