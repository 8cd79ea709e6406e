import { isWithin, mostSlots, optionsFor } from '@hostfront/domain/options/options-for'
import type { OfferedOption } from '@hostfront/domain/options/order-option'
import type { PlanType } from '@hostfront/domain/plans/plan'
import { pageOf } from '@hostfront/domain/plans/plan-place'
import { useOrderOptions } from '../../host/order-options.ts'
import { type PublicPlan, usePlans } from '../../host/plans.ts'
import { useSettings } from '../../host/settings.ts'
import { Section } from '../../ui/section.tsx'
import { choiceWords } from '../../words/orders.ts'

/** What buyers of a type choose with their plan, and what it costs; nothing where nothing is to choose. */
export function OptionsSection({ type }: { type: PlanType }) {
  const { currency } = useSettings()
  const offered = useOrderOptions()
  const plans = usePlans().filter((plan) => pageOf(plan) === type)
  const asked = offered.filter(
    (option) => !isBareYes(option) && plans.some((plan) => optionsFor(plan, [option]).length > 0),
  )
  if (asked.length === 0) return null
  const hasSlots = asked.some(({ choices }) => mostSlots(choices) > 0)
  const listed = asked.map((option) => ({
    option,
    choices: option.choices
      .filter((choice) => plans.some((plan) => isWithin(choice, plan)))
      .map((choice) => choiceWords(choice, option, currency)),
  }))
  return (
    <Section
      title="What you choose when you order"
      lead={`Every choice is included unless it shows a price${hasSlots ? '; slots, up to those of your plan' : ''}.`}
    >
      <dl className={`grid gap-x-12 sm:grid-cols-2 ${columnsFor(asked.length)}`}>
        {listed.map(({ option, choices }) => (
          <div
            key={option.id}
            className="border-line border-t py-3 [overflow-wrap:anywhere] md:py-4"
          >
            <dt className="font-semibold">{option.label}</dt>
            <dd className="mt-2 text-muted figures">
              {choices.length > 0 ? (
                <ul className="choices">
                  {choices.map((choice) => (
                    <li key={choice}>{choice}</li>
                  ))}
                </ul>
              ) : (
                'You name it.'
              )}
              <p className="mt-2 text-sm">
                {option.help} {moreOf(option.choices, plans)}
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** One row where they have room, else rows that are filled. */
const columnsFor = (options: number): string =>
  options % 3 === 0 ? 'md:grid-cols-3' : options % 4 === 0 ? 'lg:grid-cols-4' : ''

/** A yes or no that costs nothing tells a buyer nothing. */
const isBareYes = ({ choices }: OfferedOption): boolean =>
  choices.length > 0 &&
  choices.every(({ id, pricePerMonth }) => (id === 'yes' || id === 'no') && pricePerMonth === 0)

/** What plans have beyond the largest choice: it is no limit of theirs. */
function moreOf(choices: OfferedOption['choices'], plans: readonly PublicPlan[]): string {
  const most = mostSlots(choices)
  return most > 0 && plans.some(({ specs }) => (specs.slots ?? 0) > most)
    ? `Your plan has more? Ask our team once you have it.`
    : ''
}
