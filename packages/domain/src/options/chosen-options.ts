import { type IssueCode, issue } from '../issue.ts'
import { allow, type Result, refuse } from '../result.ts'
import type { ChosenOption } from './chosen-option.ts'
import type { OptionAnswers } from './form-answers.ts'
import { HOST_NAME_MAX, isHostName } from './host-name.ts'
import { isWithin, type OptionedPlan, optionsFor } from './options-for.ts'
import type { OfferedOption } from './order-option.ts'

/** Of an answer in a line of text. */
export const OPTION_TEXT_MAX = 100

/** Which option is not answered as it must be; `problem` is a message as `issue` makes it. */
export interface OptionRefusal {
  readonly option: string
  readonly problem: string
}

type Answered = { readonly chosen: ChosenOption | null } | { readonly problem: string }

/**
 * What was chosen for a plan, with words and prices of now, in the order of the options. Refuses with all that is wrong:
 * REQUIRED where an answer is missing, NOT_OFFERED for an option or a choice that is none of this plan, BEYOND_SLOTS for
 * more than the plan has, TOO_LONG and HOST_NAME_INVALID for what was typed. What is left empty by right is not kept.
 */
export function chosenOptions(
  plan: OptionedPlan,
  options: readonly OfferedOption[],
  answers: OptionAnswers,
): Result<ChosenOption[], readonly OptionRefusal[]> {
  const asked = optionsFor(plan, options)
  const known = new Set(asked.map(({ id }) => id))
  const wrong: OptionRefusal[] = []
  const chosen: ChosenOption[] = []
  for (const option of asked) {
    const answer = Object.hasOwn(answers, option.id) ? (answers[option.id] ?? '') : ''
    const read = option.kind === 'choice' ? choose(option, answer, plan) : readText(option, answer)
    if ('problem' in read) wrong.push({ option: option.id, problem: read.problem })
    else if (read.chosen) chosen.push(read.chosen)
  }
  for (const option of Object.keys(answers)) {
    if (!known.has(option)) wrong.push({ option, ...problem('NOT_OFFERED') })
  }
  return wrong.length > 0 ? refuse(wrong) : allow(chosen)
}

const problem = (code: IssueCode, bound?: number) => ({ problem: issue(code, bound).error })

function choose(
  { id, label, choices }: OfferedOption,
  answer: string,
  plan: OptionedPlan,
): Answered {
  if (answer === '') return problem('REQUIRED')
  const choice = choices.find((each) => each.id === answer)
  if (!choice) return problem('NOT_OFFERED')
  if (!isWithin(choice, plan)) return problem('BEYOND_SLOTS')
  const { pricePerMonth } = choice
  return { chosen: { id, label, choice: choice.id, choiceLabel: choice.label, pricePerMonth } }
}

function readText({ id, label, kind, isRequired }: OfferedOption, answer: string): Answered {
  const text = answer.trim()
  if (text === '') return isRequired ? problem('REQUIRED') : { chosen: null }
  const max = kind === 'host-name' ? HOST_NAME_MAX : OPTION_TEXT_MAX
  if (text.length > max) return problem('TOO_LONG', max)
  if (kind === 'host-name' && !isHostName(text)) return problem('HOST_NAME_INVALID')
  return { chosen: { id, label, choice: null, choiceLabel: text, pricePerMonth: 0 } }
}
