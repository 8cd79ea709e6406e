import { byPosition } from '../by-position.ts'
/** Which options a plan is ordered with, and which of their choices. */
import type { Plan } from '../plans/plan.ts'
import type { OfferedOption, OptionChoice } from './order-option.ts'

export type OptionedPlan = Pick<Plan, 'id' | 'type' | 'specs'>

/** A choice of slots is within a plan that has as many, and within one that states none. */
export const isWithin = (
  choice: Pick<OptionChoice, 'slots'>,
  { specs }: Pick<Plan, 'specs'>,
): boolean => choice.slots === null || specs.slots === null || choice.slots <= specs.slots

/** The largest number of players that a choice sets a server up for; 0 where none says. */
export const mostSlots = (choices: readonly Pick<OptionChoice, 'slots'>[]): number =>
  Math.max(0, ...choices.map(({ slots }) => slots ?? 0))

/** The options that are asked for with a plan, in their order. One of which the plan has no choice is not. */
export const optionsFor = <Option extends OfferedOption>(
  plan: OptionedPlan,
  options: readonly Option[],
): Option[] => options.filter((option) => isAskedOf(option, plan)).toSorted(byPosition)

function isAskedOf(option: OfferedOption, plan: OptionedPlan): boolean {
  const { status, kind, choices, planTypes, planIds } = option
  return (
    status === 'active' &&
    (planTypes.length === 0 || planTypes.includes(plan.type)) &&
    (planIds.length === 0 || planIds.includes(plan.id)) &&
    (kind !== 'choice' || choices.some((choice) => isWithin(choice, plan)))
  )
}

/** The cheapest plan of the same type that is on sale and has a choice; null where none has. */
export function cheapestWith<Sold extends OptionedPlan & Pick<Plan, 'price' | 'status'>>(
  choice: Pick<OptionChoice, 'slots'>,
  type: Plan['type'],
  plans: readonly Sold[],
): Sold | null {
  const having = plans.filter(
    (plan) => plan.type === type && plan.status === 'active' && isWithin(choice, plan),
  )
  return having.toSorted((a, b) => a.price - b.price)[0] ?? null
}
