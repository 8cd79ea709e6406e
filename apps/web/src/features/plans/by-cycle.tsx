import type { BillingCycle } from '@hostfront/domain/orders/billing-cycle'
import { CYCLES } from '@hostfront/domain/orders/billing-cycles'
import type { ReactNode } from 'react'
import { useChosenCycle } from './chosen-cycle.ts'

interface ByCycleProps {
  children: (cycle: BillingCycle) => ReactNode
}

/**
 * What depends on the billing cycle. A page's HTML has it for all four and CSS shows the one that the browser remembers
 * (styles/base.css), so that no price changes under the eye; a page that is alive draws that one alone.
 */
export function ByCycle({ children }: ByCycleProps) {
  const chosen = useChosenCycle()
  return (chosen ? [chosen] : CYCLES).map((cycle) => (
    <span key={cycle} data-for-cycle={cycle} className="block">
      {children(cycle)}
    </span>
  ))
}
