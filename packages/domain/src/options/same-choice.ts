import type { ChosenOption } from './chosen-option.ts'

/** Whether the same was chosen, whatever it cost. */
export const isSameChoice = (
  one: readonly ChosenOption[],
  other: readonly ChosenOption[],
): boolean =>
  one.length === other.length && one.every((chosen) => other.some((each) => isSame(each, chosen)))

const isSame = (one: ChosenOption, other: ChosenOption): boolean =>
  one.id === other.id && one.choice === other.choice && one.choiceLabel === other.choiceLabel
