import type { ChosenOption } from '@hostfront/domain/options/chosen-option'
import { choiceOfPlan, chosenWords } from '@hostfront/domain/options/chosen-words'

/** What was chosen, in one line. */
export const chosenLine = (
  options: readonly ChosenOption[],
  planSlots: number | null = null,
): string =>
  options
    .map((option) => chosenWords({ ...option, choiceLabel: choiceOfPlan(option, planSlots) }))
    .join(' · ')
