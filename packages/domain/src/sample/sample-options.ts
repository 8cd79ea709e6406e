import type { ChosenOption } from '../options/chosen-option.ts'
import { chosenOptions } from '../options/chosen-options.ts'
import { formAnswers } from '../options/form-answers.ts'
import { isWithin, type OptionedPlan, optionsFor } from '../options/options-for.ts'
import type { OfferedOption } from '../options/order-option.ts'
import type { SampleContext } from './sample-context.ts'
import { GAMES } from './sample-words.ts'

/** What a customer may have chosen for a plan: half of the time what the form begins with, such as Frankfurt. */
export function sampleOptions(
  { random, options }: Pick<SampleContext, 'random' | 'options'>,
  plan: OptionedPlan,
): ChosenOption[] {
  const asked = optionsFor(plan, options)
  const begun = formAnswers(plan, asked)
  const answerTo = ({ id, kind, choices, isRequired }: OfferedOption): string => {
    if (kind === 'host-name') return `server-${random.whole(1, 99)}`
    if (kind === 'text') return isRequired ? random.pick(GAMES) : ''
    const within = choices.filter((choice) => isWithin(choice, plan))
    return random.chance(0.5) ? (begun[id] ?? '') : random.pick(within).id
  }
  const answers = Object.fromEntries(asked.map((option) => [option.id, answerTo(option)]))
  const chosen = chosenOptions(plan, options, answers)
  if (!chosen.ok) throw new Error(`No sample order: ${JSON.stringify(chosen.refusal)}`)
  return chosen.value
}
