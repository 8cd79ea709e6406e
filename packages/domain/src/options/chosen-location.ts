import type { ChosenOption } from './chosen-option.ts'

/** The option by which services are counted. */
export const LOCATION = 'location'

/** The choice of location; null where none was made. */
export const chosenLocation = (options: readonly ChosenOption[]): string | null =>
  options.find(({ id }) => id === LOCATION)?.choice ?? null
