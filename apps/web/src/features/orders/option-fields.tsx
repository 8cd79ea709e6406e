import type { Currency } from '@hostfront/domain/money/money'
import { OPTION_TEXT_MAX } from '@hostfront/domain/options/chosen-options'
import { HOST_NAME_MAX } from '@hostfront/domain/options/host-name'
import { cheapestWith, isWithin, mostSlots } from '@hostfront/domain/options/options-for'
import type { OfferedOption, OptionChoice } from '@hostfront/domain/options/order-option'
import { planName } from '@hostfront/domain/plans/plan-name'
import type { PublicPlan } from '../../host/plans.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { issueSentence } from '../../words/issue-sentence.ts'
import { choiceWords } from '../../words/orders.ts'
import type { AskedOptions } from './asked-options.ts'
import type { OrderErrors } from './check-order.ts'

interface OptionFieldsProps extends AskedOptions {
  plan: PublicPlan
  plans: readonly PublicPlan[]
  errors: OrderErrors
  currency: Currency
  onAnswer: (option: string, answer: string) => void
}

/** Many are in three columns where there is room. */
export const isInThree = (asked: readonly OfferedOption[]): boolean => asked.length > 4
/** By its place in a row of three. */
const LAST_OF_THREE = ['@[40rem]:col-span-3', '@[40rem]:col-span-2', '@[40rem]:col-span-1']

/** What the shop asks for with the plan, two in a row, or three; the last has the rest of its row. */
export function OptionFields({ asked, answers, errors, onAnswer, ...rest }: OptionFieldsProps) {
  return asked.map((option, at) => {
    const isLast = at === asked.length - 1
    const span = isLast && at % 2 === 0 ? 'col-span-2' : 'col-span-2 sm:col-span-1'
    const inThree = isLast && isInThree(asked) ? LAST_OF_THREE[at % 3] : ''
    const field = {
      label: option.label,
      name: `options.${option.id}`,
      value: answers[option.id] ?? '',
      error: issueSentence(errors[`options.${option.id}`]),
      hint: hintOf(option, rest.plan),
      className: `${span} ${inThree}`,
    }
    return option.kind === 'choice' ? (
      <SelectField
        key={option.id}
        {...field}
        onChange={(event) => onAnswer(option.id, event.target.value)}
      >
        {option.choices.map((choice) => (
          <Choice key={choice.id} choice={choice} option={option} {...rest} />
        ))}
      </SelectField>
    ) : (
      <TextField
        key={option.id}
        {...field}
        maxLength={option.kind === 'host-name' ? HOST_NAME_MAX : OPTION_TEXT_MAX}
        autoComplete="off"
        required={option.isRequired}
        onChange={(event) => onAnswer(option.id, event.target.value)}
      />
    )
  })
}

/** What the operator says of it; of slots also how many the plan has, which cost no more. */
const hintOf = ({ help, choices }: OfferedOption, plan: PublicPlan): string | undefined =>
  [help, slotsHint(choices, plan.specs.slots)].filter(Boolean).join(' ') || undefined

function slotsHint(choices: readonly OptionChoice[], has: number | null): string {
  const most = mostSlots(choices)
  if (has === null || most === 0) return ''
  const more = has > most ? `; for more than ${most}, ask our team once you have it` : ''
  return `This plan has up to ${has}${more}.`
}

interface ChoiceProps extends Pick<OptionFieldsProps, 'plan' | 'plans' | 'currency'> {
  choice: OptionChoice
  option: OfferedOption
}

/** Beyond the plan it is shown, but off, with the plan that has it. */
function Choice({ choice, option, plan, plans, currency }: ChoiceProps) {
  const isOff = plan !== null && !isWithin(choice, plan)
  const other = isOff ? cheapestWith(choice, plan.type, plans) : null
  return (
    <option value={choice.id} disabled={isOff}>
      {choiceWords(choice, option, currency)}
      {choice.slots !== null && choice.slots === plan?.specs.slots ? ', all of this plan' : ''}
      {isOff ? `, ${other ? `with ${planName(other)}` : 'not with this service'}` : ''}
    </option>
  )
}
