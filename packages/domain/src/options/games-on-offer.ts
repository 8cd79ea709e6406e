import type { OfferedOption } from './order-option.ts'

/** Of the seed: which game a server is for. */
const GAME_OPTION = 'game'

/** The games that can be chosen for a server of the type `game`, by name; none where customers write which one they want. */
export function gamesOnOffer(
  options: readonly Pick<OfferedOption, 'id' | 'status' | 'kind' | 'choices'>[],
): readonly string[] {
  const asked = options.find(({ id, status }) => id === GAME_OPTION && status === 'active')
  return asked?.kind === 'choice' ? asked.choices.map(({ label }) => label) : []
}
