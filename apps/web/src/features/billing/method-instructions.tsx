import {
  filledInstructions,
  type InstructionVariable,
} from '@hostfront/domain/payments/filled-instructions'
import type { PublicMethod } from '@hostfront/domain/payments/public-method'
import { TRIAL_INSTRUCTIONS } from '@hostfront/domain/payments/seed-methods'
import { AccountFacts } from './account-facts.tsx'
import { TrialNotice } from './trial-notice.tsx'

interface MethodInstructionsProps {
  method: PublicMethod
  values: Readonly<Record<InstructionVariable, string>>
}

/** Whether it is said where the money goes: not in a shop that is tried out. */
export const saysAccount = ({ instructions, account }: PublicMethod): boolean =>
  instructions !== TRIAL_INSTRUCTIONS && account !== ''

/** How something is paid, as the operator put it, with what is to be paid; above it where the money goes and with which reference, to be copied line by line. */
export function MethodInstructions({ method, values }: MethodInstructionsProps) {
  const { instructions, account } = method
  const isTrial = instructions === TRIAL_INSTRUCTIONS
  const text = isTrial ? '' : filledInstructions(instructions, values)
  return (
    <>
      <AccountFacts account={isTrial ? '' : account} reference={values.reference} />
      {isTrial ? (
        // Before what could be sent.
        <div className="-order-1">
          <TrialNotice />
        </div>
      ) : null}
      {text ? (
        <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
      ) : null}
    </>
  )
}
