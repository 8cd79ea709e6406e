import type { ReactNode } from 'react'
import type { PublicPlan } from '../../host/plans.ts'
import { specsLine } from '../../words/plans.ts'

interface ChosenPlanProps {
  /** Null while none is chosen. */
  plan: PublicPlan | null
  /** The choice of another one. */
  children: ReactNode
}

/** The plan as a card, or a field beside others: which one, and what it has. What it costs is said by the cycles below it. */
export const ChosenPlan = ({ plan, children }: ChosenPlanProps) => (
  <div className={`min-w-0 ${plan ? 'chosen-plan' : ''}`}>
    {children}
    {plan ? (
      <p className="text-muted text-sm @[40rem]:mt-1.5 [overflow-wrap:anywhere]">
        {specsLine(plan.specs) || plan.description}
      </p>
    ) : null}
  </div>
)
