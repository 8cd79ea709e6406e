import type { OrderWithService } from '@hostfront/contract/orders'
import { useSettings } from '../../host/settings.ts'
import { StepList } from '../../ui/step-list.tsx'
import { orderProgress } from '../../words/order-progress.ts'

interface OrderProgressProps {
  row: OrderWithService
  /** Its customer has told of a payment that is not checked yet. */
  isDeclared: boolean
  /** Its server can be reached. */
  isReady: boolean
}

/** How far an order is; nothing of one that is over. */
export function OrderProgress({ row, isDeclared, isReady }: OrderProgressProps) {
  const { currency } = useSettings()
  const steps = orderProgress(row, currency, { isDeclared, isReady })
  if (steps.length === 0) return null
  return (
    <section aria-label="How far along it is" className="mt-8">
      <StepList steps={steps} isShort />
    </section>
  )
}
