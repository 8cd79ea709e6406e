import { Tooltip as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

/** Seed, section 9, in ms: how long one points before a tooltip shows, and for how long the next one then shows at once. */
const DELAY = 700
const SKIP_DELAY = 300

/** Around everything that has tooltips, so that they share their waiting. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={DELAY} skipDelayDuration={SKIP_DELAY}>
      {children}
    </Primitive.Provider>
  )
}

interface TooltipProps {
  /** What a control that shows only an icon is called. It repeats the control's own name, and never replaces it. */
  text: string
  /** Where the control stands in a narrow column, the text goes beside it. */
  side?: 'bottom' | 'right'
  children: ReactNode
}

export function Tooltip({ text, side = 'bottom', children }: TooltipProps) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          side={side}
          sideOffset={6}
          className="z-50 rounded-md border border-line bg-raised px-3 py-1.5 text-ink text-sm shadow-lg"
        >
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
