import * as z from 'zod/mini'
import { Money } from '../money/money.ts'

/** What was chosen of an order option, with its words and its price as they were then. */
export const ChosenOption = z.object({
  /** The option's. */
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  label: z.string().check(z.maxLength(200)),
  /** The id of the choice; null where it was typed. */
  choice: z.nullable(z.string().check(z.maxLength(64))),
  /** The choice as it was shown, or what was typed. */
  choiceLabel: z.string().check(z.maxLength(300)),
  /** Minor units. */
  pricePerMonth: Money,
})
export type ChosenOption = z.infer<typeof ChosenOption>
