import { Check, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'

export interface Step {
  readonly title: string
  readonly state: 'done' | 'now' | 'later'
  /** Nothing is asked of who reads it. */
  readonly isWithUs?: boolean
  /** Below its title; an empty one takes no room. */
  readonly text: ReactNode
}

interface StepListProps {
  steps: readonly Step[]
  /** Where there is little room only their titles are seen, beside each other: what to do now is said elsewhere. */
  isShort?: boolean
  /** As a class, where its columns are those of what is below it. */
  columns?: string
}

/** What has happened, what is next, and what comes after it; beside each other where there is room. */
export const StepList = ({ steps, isShort = false, columns = '' }: StepListProps) => {
  const look = isShort ? SHORT : LONG
  return (
    <div className="@container">
      <ol
        className={`${look.list} @2xl:grid @2xl:auto-cols-fr @2xl:grid-flow-col @2xl:gap-6 ${columns}`}
      >
        {steps.map(({ title, state, isWithUs, text }, at) => (
          <li
            key={title}
            className={`flex items-start ${look.step}`}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <Mark state={state === 'now' && isWithUs ? 'awaited' : state} number={at + 1} />
            <div className="min-w-0 grow pt-0.5 [overflow-wrap:anywhere]">
              <p className="step-title font-semibold">
                {title}
                <span className="sr-only">{state === 'done' ? ', done' : ''}</span>
              </p>
              {text ? <div className={`max-w-prose text-muted ${look.text}`}>{text}</div> : null}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

const LONG = { list: 'flex flex-col gap-4', step: 'gap-4', text: '' }

const SHORT = {
  list: 'flex flex-wrap justify-between gap-x-3 gap-y-2',
  step: 'gap-2 @max-2xl:items-center @max-2xl:text-sm @max-2xl:[&>[aria-hidden]]:size-6.5 @2xl:gap-4',
  text: '@max-2xl:sr-only',
}

const MARKS = {
  done: 'border-ok text-ok',
  now: 'border-accent-ink bg-accent text-on-accent',
  awaited: 'border-accent-ink bg-raised text-accent-ink',
  later: 'border-edge text-muted',
}

const Mark = ({ state, number }: { state: keyof typeof MARKS; number: number }) => (
  <span
    aria-hidden="true"
    className={`grid size-8 shrink-0 place-items-center rounded-full border font-semibold text-sm figures ${MARKS[state]}`}
  >
    {state === 'done' ? (
      <Check className="size-4" />
    ) : state === 'awaited' ? (
      <Hourglass className="size-4" />
    ) : (
      number
    )}
  </span>
)
