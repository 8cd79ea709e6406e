import type { OrderWithService } from '@hostfront/contract/orders'
import { Check } from 'lucide-react'
import { useSettings } from '../../host/settings.ts'
import { orderProgress, type ProgressStep } from '../../words/order-progress.ts'

interface OrderProgressProps {
  row: OrderWithService
  /** Its customer has told of a payment that is not checked yet. */
  isDeclared: boolean
  /** Its server can be reached. */
  isReady: boolean
}

/** What has happened with an order, what is next, and what comes after it. */
export function OrderProgress({ row, isDeclared, isReady }: OrderProgressProps) {
  const { currency } = useSettings()
  return (
    <ol className="flex flex-col gap-4">
      {orderProgress(row, currency, { isDeclared, isReady }).map((step, at) => (
        <li
          key={step.title}
          className="flex gap-4"
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <Mark state={step.state} number={at + 1} />
          <div className="min-w-0">
            <p className="font-semibold">
              {step.title}
              <span className="sr-only">{step.state === 'done' ? ', done' : ''}</span>
            </p>
            <p className="text-muted">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

const MARKS: Record<ProgressStep['state'], string> = {
  done: 'border-ok text-ok',
  now: 'border-accent-ink bg-accent text-on-accent',
  later: 'border-edge text-muted',
}

const Mark = ({ state, number }: { state: ProgressStep['state']; number: number }) => (
  <span
    aria-hidden="true"
    className={`grid size-8 shrink-0 place-items-center rounded-full border font-semibold text-sm figures ${MARKS[state]}`}
  >
    {state === 'done' ? <Check className="size-4" /> : number}
  </span>
)
