/** Options of what runs, chosen anew. */
import { issue } from '../issue.ts'
import { LOCATION } from '../options/chosen-location.ts'
import type { ChosenOption } from '../options/chosen-option.ts'
import type { OptionRefusal } from '../options/chosen-options.ts'
import { formAnswers, type OptionAnswers } from '../options/form-answers.ts'
import { isWithin, type OptionedPlan, optionsFor } from '../options/options-for.ts'
import type { OfferedOption } from '../options/order-option.ts'
import { type Instance, isByHand } from '../provisioning/instance.ts'
import type { PlanTemplate } from '../provisioning/plan-template.ts'
import { proxmoxRecipe, pterodactylRecipe } from '../provisioning/recipe.ts'
import { allow, type Result, refuse } from '../result.ts'

/** How the server of a service is made, as far as that keeps options as they are; null: the shop knows of none. */
export interface Made {
  readonly instance: Instance | null
  readonly recipe: PlanTemplate['recipe']
}

/**
 * Whether a server that exists can have another choice of an option: what a panel has placed or installed by it stays, and so
 * does what was typed. Who looks after it by hand can do all of it.
 */
export function isChangeable(
  { id, kind, choices }: OfferedOption,
  { instance, recipe }: Made,
): boolean {
  if (kind !== 'choice') return false
  if (instance === null || isByHand(instance)) return true
  const [game, machine] = [pterodactylRecipe(recipe), proxmoxRecipe(recipe)]
  const placed = new Set(
    [
      ...(game?.nodeIdsByChoice ?? []),
      ...(machine?.nodesByChoice ?? []),
      ...(machine?.templates ?? []),
    ].map(({ choice }) => choice),
  )
  return id !== LOCATION && !choices.some((choice) => placed.has(choice.id))
}

/** An option that can be chosen anew, and what the form begins with. */
interface Choosable {
  readonly option: OfferedOption
  readonly chosen: string
}

/**
 * What of the options that a service has can be chosen anew with a plan. The form begins with what is held, which costs what it
 * was sold for, and is there even where it is offered no more; where the plan has no room for it, with the nearest.
 */
export function optionChoices(
  plan: OptionedPlan,
  options: readonly OfferedOption[],
  held: readonly ChosenOption[],
  made: Made,
): Choosable[] {
  return optionsFor(plan, options).flatMap((option) => {
    const has = held.find(({ id }) => id === option.id)
    if (!has || !isChangeable(option, made)) return []
    const offered = option.choices.map((choice) =>
      choice.id === has.choice ? { ...choice, pricePerMonth: has.pricePerMonth } : choice,
    )
    const known = withHeld(offered, has).filter((choice) => isWithin(choice, plan))
    const shown = { ...option, choices: known }
    const answers = formAnswers(plan, [shown], { [option.id]: has.choice ?? '' })
    return [{ option: shown, chosen: answers[option.id] ?? '' }]
  })
}

function withHeld(
  choices: OfferedOption['choices'],
  { choice: id, choiceLabel: label, pricePerMonth }: ChosenOption,
): OfferedOption['choices'] {
  if (id === null || choices.some((one) => one.id === id)) return choices
  return [{ id, label, pricePerMonth, slots: null }, ...choices]
}

/**
 * The options of a service after a change to a plan: what is chosen anew has the words and the price of today, what is chosen
 * again, or not asked, stays as it is. Refuses what is not offered, and what the plan has no room for.
 */
export function changedOptions(
  plan: OptionedPlan,
  options: readonly OfferedOption[],
  held: readonly ChosenOption[],
  answers: OptionAnswers,
  made: Made,
): Result<ChosenOption[], OptionRefusal> {
  const changed = [...held]
  for (const [id, answer] of Object.entries(answers)) {
    const at = changed.findIndex((one) => one.id === id)
    if (changed[at]?.choice === answer) continue
    const option = optionsFor(plan, options).find((one) => one.id === id)
    const choice = option?.choices.find((one) => one.id === answer)
    const isOffered = option !== undefined && choice !== undefined && at >= 0
    if (!isOffered || !isChangeable(option, made)) return refused(id, 'NOT_OFFERED')
    const { label: choiceLabel, pricePerMonth } = choice
    changed[at] = { id, label: option.label, choice: answer, choiceLabel, pricePerMonth }
  }
  const beyond = changed.find((one) => isBeyond(one, plan, options))
  return beyond ? refused(beyond.id, 'BEYOND_SLOTS') : allow(changed)
}

const refused = (option: string, code: 'NOT_OFFERED' | 'BEYOND_SLOTS') =>
  refuse({ option, problem: issue(code).error })

function isBeyond(
  { id, choice }: ChosenOption,
  plan: OptionedPlan,
  options: readonly OfferedOption[],
): boolean {
  const option = options.find((one) => one.id === id)
  const known = option?.choices.find((one) => one.id === choice)
  return known !== undefined && !isWithin(known, plan)
}
