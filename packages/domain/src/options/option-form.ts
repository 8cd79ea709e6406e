import * as z from 'zod/mini'
import { issue } from '../issue.ts'
import { OptionPrice } from '../money/money.ts'
import { PlanType } from '../plans/plan.ts'
import { Id, optionalLine, typedText } from '../record.ts'
import { OptionKind } from './order-option.ts'

const MOST_CHOICES = 50

/** More than any server has. */
const MOST_SLOTS = 1_000_000

const TypedChoice = z.object({
  id: Id,
  label: typedText(100),
  pricePerMonth: OptionPrice,
  slots: z.nullable(
    z
      .int(issue('NUMBER_INVALID'))
      .check(z.gte(0, issue('TOO_LOW', 0)), z.lte(MOST_SLOTS, issue('TOO_HIGH', MOST_SLOTS))),
  ),
})

const fields = z.object({
  label: typedText(60),
  help: optionalLine(200),
  kind: OptionKind,
  choices: z.array(TypedChoice).check(z.maxLength(MOST_CHOICES, issue('TOO_LONG', MOST_CHOICES))),
  defaultChoice: z.string().check(z.maxLength(64)),
  isRequired: z.boolean(),
  planTypes: z.array(PlanType, issue('REQUIRED')).check(z.maxLength(PlanType.options.length)),
  planIds: z.array(Id, issue('REQUIRED')).check(z.maxLength(200)),
})

type Fields = z.infer<typeof fields>

const isTyped = ({ kind }: Pick<Fields, 'kind'>) => kind !== 'choice'
const isDistinct = (texts: readonly string[]) => new Set(texts).size === texts.length

/** What an administrator fills in for an order option; its place and whether it is asked for are set apart. */
export const OptionForm = fields.check(
  z.refine((form) => isTyped(form) || form.choices.length > 0, {
    ...issue('REQUIRED'),
    path: ['choices'],
  }),
  z.refine(
    ({ choices }) =>
      isDistinct(choices.map(({ id }) => id)) &&
      isDistinct(choices.map(({ label }) => label.toLowerCase())),
    { ...issue('TWICE'), path: ['choices'] },
  ),
  z.refine((form) => isTyped(form) || form.choices.some(({ id }) => id === form.defaultChoice), {
    ...issue('NOT_OFFERED'),
    path: ['defaultChoice'],
  }),
)
export type OptionForm = z.infer<typeof OptionForm>

/** What an administrator changes of one: all of the form or some. Its form checks that the whole is an option then. */
export const OptionChanges = z.partial(fields)
export type OptionChanges = z.infer<typeof OptionChanges>

/** Without what its kind has no use for: a text has no choices, and a choice is always made. */
export const fittedTo = <Form extends OptionForm>(form: Form): Form =>
  isTyped(form) ? { ...form, choices: [], defaultChoice: '' } : { ...form, isRequired: true }
