import type { ChosenOption } from './chosen-option.ts'

/** "Backup: Premium", as lists and invoices say it. */
export const chosenWords = ({
  label,
  choiceLabel,
}: Pick<ChosenOption, 'label' | 'choiceLabel'>): string => `${label}: ${choiceLabel}`

/** What was typed rather than chosen: a host name, a game. */
export const typedWords = (options: readonly ChosenOption[]): string =>
  options.flatMap(({ choice, choiceLabel }) => (choice === null ? [choiceLabel] : [])).join(', ')
