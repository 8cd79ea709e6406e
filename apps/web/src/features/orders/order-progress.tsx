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

/** How far an order is. */
export function OrderProgress({ row, isDeclared, isReady }: OrderProgressProps) {
  const { currency } = useSettings()
  return <StepList steps={orderProgress(row, currency, { isDeclared, isReady })} />
}
