import type { ChosenOption } from './chosen-option.ts'

/** What all that was chosen adds to the price per month, minor units. */
export const optionsPrice = (options: readonly Pick<ChosenOption, 'pricePerMonth'>[]): number =>
  options.reduce((sum, { pricePerMonth }) => sum + pricePerMonth, 0)
