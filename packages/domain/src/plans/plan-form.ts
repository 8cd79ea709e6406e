import * as z from 'zod/mini'
import { issue } from '../issue.ts'
import { MonthlyPrice } from '../money/money.ts'
import { optionalText, typedText } from '../record.ts'
import { PlanType } from './plan.ts'

/** Slots, cores or GB. No machine has more; what is stored may. */
const MOST_HARDWARE = 1_000_000

const typedFigure = (number: z.ZodMiniNumber) =>
  z.nullable(
    number.check(
      z.gte(0, issue('TOO_LOW', 0)),
      z.lte(MOST_HARDWARE, issue('TOO_HIGH', MOST_HARDWARE)),
    ),
  )
const anyFigure = typedFigure(z.number(issue('FIGURE_INVALID')))
const TypedSpecs = z.object({
  ram: anyFigure,
  storage: anyFigure,
  cpu: anyFigure,
  slots: typedFigure(z.int(issue('NUMBER_INVALID'))),
})

/** What an administrator fills in for a plan; its category follows from the type, its place and whether it is on sale are set apart. */
export const PlanForm = z.object({
  name: typedText(120),
  description: optionalText(2000),
  /** Per month, minor units. */
  price: MonthlyPrice,
  features: z.array(typedText(200)).check(z.maxLength(20)),
  type: PlanType,
  specs: TypedSpecs,
  featured: z.boolean(),
  recommended: z.boolean(),
})
export type PlanForm = z.infer<typeof PlanForm>

/** What an administrator changes of a plan: all of the form or some; hardware as a whole. */
export const PlanChanges = z.partial(PlanForm)
export type PlanChanges = z.infer<typeof PlanChanges>
