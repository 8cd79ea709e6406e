/** What a shop with a public address needs before it takes its first order. */

import { isOffered } from '../payments/offered-methods.ts'
import type { PaymentMethod } from '../payments/payment-method.ts'
import { isSet } from '../payments/seed-methods.ts'
import { missingSellerDetails } from './seller.ts'
import type { Settings } from './settings.ts'

export const OPENING_STEPS = [
  'seller',
  'payments',
  'plans',
  'mail',
  'second-factor',
  'backup',
] as const
export type OpeningStep = (typeof OPENING_STEPS)[number]

/** Without them no order can be billed, paid, chosen or reported. */
const REQUIRED: readonly OpeningStep[] = ['seller', 'payments', 'plans', 'mail']

export interface OpeningFacts {
  readonly settings: Settings
  readonly methods: readonly PaymentMethod[]
  readonly plansOnSale: number
  /** Whether an administrator has opened a link that this shop has mailed. */
  readonly hasMailArrived: boolean
  /** Whether the caller has a second factor. */
  readonly hasSecondFactor: boolean
}

/** `isDone` is null for what the shop cannot see from inside. */
export interface StepState {
  readonly step: OpeningStep
  readonly isRequired: boolean
  readonly isDone: boolean | null
}

/** Each step as it is now. */
export function openingSteps(facts: OpeningFacts): StepState[] {
  const isDone: Record<OpeningStep, boolean | null> = {
    seller: missingSellerDetails(facts.settings).length === 0,
    payments: facts.methods.some((method) => isOffered(method) && isSet(method)),
    plans: facts.plansOnSale > 0,
    mail: facts.hasMailArrived,
    'second-factor': facts.hasSecondFactor,
    backup: null,
  }
  return OPENING_STEPS.map((step) => ({
    step,
    isRequired: REQUIRED.includes(step),
    isDone: isDone[step],
  }))
}

/** What prevents taking orders; nothing where the shop is taken as it is. */
export const missingSteps = (facts: OpeningFacts): OpeningStep[] =>
  facts.settings.checklist === 'none'
    ? []
    : openingSteps(facts).flatMap(({ step, isRequired, isDone }) =>
        isRequired && !isDone ? [step] : [],
      )
