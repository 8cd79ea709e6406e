import { isWithin, type OptionedPlan } from './options-for.ts'
import type { OfferedOption } from './order-option.ts'

/** By the option's id: the id of a choice, or what was typed. */
export type OptionAnswers = Readonly<Record<string, string>>

/**
 * What the order form shows for the options of a plan, `asked` being what `optionsFor` says: what the person has
 * answered as far as this plan has it, and elsewhere what the form begins with.
 */
export const formAnswers = (
  plan: OptionedPlan,
  asked: readonly OfferedOption[],
  answered: OptionAnswers = {},
): OptionAnswers =>
  Object.fromEntries(
    asked.map((option) => {
      const answer = Object.hasOwn(answered, option.id) ? answered[option.id] : undefined
      return [option.id, answerTo(option, plan, answer)]
    }),
  )

function answerTo(option: OfferedOption, plan: OptionedPlan, answer: string | undefined): string {
  if (option.kind !== 'choice') return answer ?? ''
  const within = option.choices.filter((choice) => isWithin(choice, plan))
  const chosen =
    within.find(({ id }) => id === answer) ?? within.find(({ id }) => id === option.defaultChoice)
  // Where the default is beyond the plan, the most slots that it has.
  const [nearest] = within.toSorted((a, b) => (b.slots ?? 0) - (a.slots ?? 0))
  return (chosen ?? nearest)?.id ?? ''
}
