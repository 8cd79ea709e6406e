import type { RefObject } from 'react'
import { type OrderStep, STEP_NAMES } from '../../words/checkout.ts'

interface OrderStepsProps {
  step: OrderStep
  /** Gets the focus when the step changes. */
  heading: RefObject<HTMLHeadingElement | null>
  onBack: () => void
}

/** Where on the way the order is; the first step can be gone back to. */
export const OrderSteps = ({ step, heading, onBack }: OrderStepsProps) => (
  <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-[0.9375rem]">
    {step === 'payment' ? (
      <button
        type="button"
        onClick={onBack}
        className="min-h-8 text-accent-ink underline underline-offset-4 hover:no-underline"
      >
        <span className="sr-only">Back to </span>1 {STEP_NAMES.server}
      </button>
    ) : null}
    <h3 ref={heading} tabIndex={-1} className="font-semibold">
      {step === 'server' ? 1 : 2} {STEP_NAMES[step]}
      <span className="sr-only">, step {step === 'server' ? 1 : 2} of 2</span>
    </h3>
    {step === 'server' ? (
      <span aria-hidden="true" className="text-muted">
        2 {STEP_NAMES.payment}
      </span>
    ) : null}
  </div>
)
