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
  <div className="min-w-0 rounded-lg border border-line border-s-4 border-s-accent bg-surface p-4 @[40rem]:border-0 @[40rem]:bg-transparent @[40rem]:p-0">
    {children}
    {plan ? (
      <p className="mt-3 text-[0.9375rem] text-muted @[40rem]:mt-1.5 @[40rem]:text-sm [overflow-wrap:anywhere]">
        {specsLine(plan.specs) || plan.description}
      </p>
    ) : null}
  </div>
)
