import type { ChosenOption } from './chosen-option.ts'

/** "Backup: Premium", as lists and invoices say it. */
export const chosenWords = ({
  label,
  choiceLabel,
}: Pick<ChosenOption, 'label' | 'choiceLabel'>): string => `${label}: ${choiceLabel}`

/** The seed's option that says for how many players a server is set up. */
const PLAYER_SLOTS = 'player-slots'

/**
 * What was chosen, as it is shown; of players also how many the plan has where these are more, `50 of up to 500`: its
 * name says that number. `planSlots` null: it is not known.
 */
export const choiceOfPlan = (
  { id, choiceLabel }: Pick<ChosenOption, 'id' | 'choiceLabel'>,
  planSlots: number | null,
): string =>
  id === PLAYER_SLOTS && planSlots !== null && Number(choiceLabel) < planSlots
    ? `${choiceLabel} of up to ${planSlots}`
    : choiceLabel

/** What was typed rather than chosen: a host name, a game. */
export const typedWords = (options: readonly ChosenOption[]): string =>
  options.flatMap(({ choice, choiceLabel }) => (choice === null ? [choiceLabel] : [])).join(', ')
