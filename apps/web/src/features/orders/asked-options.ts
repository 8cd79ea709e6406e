import type { ChosenOption } from '@hostfront/domain/options/chosen-option'
import { formAnswers, type OptionAnswers } from '@hostfront/domain/options/form-answers'
import { optionsFor } from '@hostfront/domain/options/options-for'
import type { OfferedOption } from '@hostfront/domain/options/order-option'
import type { PublicPlan } from '../../host/plans.ts'

/** The options that the form shows, with what is answered to each. */
export interface AskedOptions {
  readonly asked: readonly OfferedOption[]
  readonly answers: OptionAnswers
}

/** Nothing before a plan is chosen. */
export function askedOptions(
  plan: PublicPlan | null,
  options: readonly OfferedOption[],
  answered: OptionAnswers,
): AskedOptions {
  if (!plan) return { asked: [], answers: {} }
  const asked = optionsFor(plan, options)
  return { asked, answers: formAnswers(plan, asked, answered) }
}

type Chosen = Pick<ChosenOption, 'label' | 'choiceLabel' | 'pricePerMonth'>

/** What is chosen and so has a price, whether or not all else is answered yet. */
export const pricedChoices = ({ asked, answers }: AskedOptions): Chosen[] =>
  asked.flatMap(({ id, label, choices }) =>
    choices
      .filter((choice) => choice.id === answers[id])
      .map((choice) => ({
        label,
        choiceLabel: choice.label,
        pricePerMonth: choice.pricePerMonth,
      })),
  )
