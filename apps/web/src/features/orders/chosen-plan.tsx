import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { secondWords } from '@hostfront/domain/money/second-amount'
import type { BillingCycle } from '@hostfront/domain/orders/billing-cycle'
import { cycleQuote } from '@hostfront/domain/orders/cycle-quote'
import type { ReactNode } from 'react'
import type { PublicPlan } from '../../host/plans.ts'
import { useSettings } from '../../host/settings.ts'
import { specsLine } from '../../words/plans.ts'

interface ChosenPlanProps {
  /** Null while none is chosen. */
  plan: PublicPlan | null
  cycle: BillingCycle
  currency: Currency
  /** The choice of another one. */
  children: ReactNode
}

/** The plan as a card: which one, what it has and what it costs a month, paid by the chosen cycle. */
export function ChosenPlan({ plan, cycle, currency, children }: ChosenPlanProps) {
  const { secondRate } = useSettings()
  return (
    <div className="rounded-lg border border-line border-s-4 border-s-accent bg-surface p-4">
      {children}
      {plan ? (
        <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <p className="min-w-0 text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
            {specsLine(plan.specs) || plan.description}
          </p>
          <p className="text-[0.9375rem] text-muted">
            <span className="font-semibold text-heading text-ink figures">
              {formatMoney(cycleQuote(plan.price, cycle).perMonth, currency)}
            </span>{' '}
            a month
            <span className="second-price">
              {secondRate && secondWords(cycleQuote(plan.price, cycle).perMonth, secondRate)}
            </span>
          </p>
        </div>
      ) : null}
    </div>
  )
}
