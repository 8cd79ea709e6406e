import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

export interface Step {
  readonly title: string
  readonly state: 'done' | 'now' | 'later'
  /** Below its title; an empty one takes no room. */
  readonly text: ReactNode
}

interface StepListProps {
  steps: readonly Step[]
  /** Where there is room they stand beside each other. */
  isWide?: boolean
}

/** What has happened, what is next, and what comes after it. */
export const StepList = ({ steps, isWide = false }: StepListProps) => (
  <div className="@container">
    <ol
      className={`flex flex-col gap-4 ${isWide ? '@2xl:grid @2xl:auto-cols-fr @2xl:grid-flow-col @2xl:gap-6' : ''}`}
    >
      {steps.map(({ title, state, text }, at) => (
        <li
          key={title}
          className="flex items-start gap-4"
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <Mark state={state} number={at + 1} />
          <div className="min-w-0 pt-0.5 [overflow-wrap:anywhere]">
            <p className="font-semibold">
              {title}
              <span className="sr-only">{state === 'done' ? ', done' : ''}</span>
            </p>
            {text ? <div className="max-w-prose text-muted">{text}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  </div>
)

const MARKS: Record<Step['state'], string> = {
  done: 'border-ok text-ok',
  now: 'border-accent-ink bg-accent text-on-accent',
  later: 'border-edge text-muted',
}

const Mark = ({ state, number }: { state: Step['state']; number: number }) => (
  <span
    aria-hidden="true"
    className={`grid size-8 shrink-0 place-items-center rounded-full border font-semibold text-sm figures ${MARKS[state]}`}
  >
    {state === 'done' ? <Check className="size-4" /> : number}
  </span>
)
