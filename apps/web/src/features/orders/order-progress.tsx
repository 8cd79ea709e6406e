import type { OrderWithService } from '@hostfront/contract/orders'
import { useSettings } from '../../host/settings.ts'
import { StepList } from '../../ui/step-list.tsx'
import { type OrderStanding, orderProgress } from '../../words/order-progress.ts'

interface OrderProgressProps {
  row: OrderWithService
  standing: OrderStanding
}

/** How far an order is; nothing of one that is over. */
export function OrderProgress({ row, standing }: OrderProgressProps) {
  const { currency } = useSettings()
  const steps = orderProgress(row, currency, standing)
  if (steps.length === 0) return null
  return (
    <section aria-label="How far along it is" className="mt-4 sm:mt-8">
      <StepList steps={steps} isShort columns="lg:grid-cols-[1fr_1fr_23rem]" />
    </section>
  )
}
