import type { ReactNode, RefObject } from 'react'
import { type OrderStep, STEP_NAMES } from '../../words/checkout.ts'

interface OrderStepsProps {
  step: OrderStep
  /** Gets the focus when the step changes. */
  heading: RefObject<HTMLHeadingElement | null>
  onBack: () => void
  /** At the end of the row, or below it where there is no room. */
  children: ReactNode
}

/** Where on the way the order is; the first step can be gone back to. */
export const OrderSteps = ({ step, heading, onBack, children }: OrderStepsProps) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:gap-x-5 text-[0.9375rem]">
    {step === 'payment' ? (
      <button
        type="button"
        onClick={onBack}
        className="inline-flex min-h-8 items-center group gap-2 text-accent-ink"
      >
        <Mark>1</Mark>
        <span className="underline underline-offset-4 group-hover:no-underline">
          <span className="sr-only">Back to </span>
          {STEP_NAMES.server}
        </span>
      </button>
    ) : null}
    <h3 ref={heading} tabIndex={-1} className="inline-flex min-h-8 items-center gap-2">
      <Mark isCurrent>{step === 'server' ? '1' : '2'}</Mark>
      <span>
        {STEP_NAMES[step]}
        <span className="sr-only">, step {step === 'server' ? 1 : 2} of 2</span>
      </span>
    </h3>
    {step === 'server' ? (
      <span aria-hidden="true" className="inline-flex min-h-8 items-center gap-2 text-muted">
        <Mark>2</Mark>
        {STEP_NAMES.payment}
      </span>
    ) : null}
    {children}
  </div>
)

const Mark = ({ isCurrent = false, children }: { isCurrent?: boolean; children: string }) => (
  <span
    aria-hidden="true"
    className={`grid size-6 place-items-center rounded-full border font-semibold text-xs figures ${isCurrent ? 'border-accent bg-accent text-on-accent' : 'border-current'}`}
  >
    {children}
  </span>
)
