import {
  filledInstructions,
  type InstructionVariable,
} from '@hostfront/domain/payments/filled-instructions'
import type { PublicMethod } from '@hostfront/domain/payments/public-method'
import { TRIAL_INSTRUCTIONS, TRIAL_WARNING } from '@hostfront/domain/payments/seed-methods'

/** What instructions name, where there is no invoice to name. */
const unnamedPayment = {
  amount: '[amount]',
  reference: '[invoice number]',
  due: '[due date]',
} as const satisfies Record<InstructionVariable, string>

/** How a way is paid, where no invoice is at hand. What a trial tells those who run it is not a customer’s to read. */
export const generalInstructions = (method: Pick<PublicMethod, 'instructions'>): string =>
  instructionsOf(method, unnamedPayment)

/** The same for one payment. */
export const instructionsOf = (
  { instructions }: Pick<PublicMethod, 'instructions'>,
  values: Readonly<Record<InstructionVariable, string>>,
): string =>
  instructions === TRIAL_INSTRUCTIONS ? TRIAL_WARNING : filledInstructions(instructions, values)
