import { CircleCheck } from 'lucide-react'
import { doneCount, STEP_WORDS } from '../../words/opening.ts'
import { ConfirmedStep, type Step } from './step-acts.tsx'

interface DoneStepsProps {
  steps: readonly Step[]
  className?: string
}

/** What is done already, folded; what the team has said can be taken back. */
export function DoneSteps({ steps, className = '' }: DoneStepsProps) {
  const done = steps.filter(({ isDone }) => isDone)
  return done.length === 0 ? null : (
    <details className={className}>
      <summary className="w-fit cursor-pointer py-1 text-[0.9375rem] text-muted">
        {doneCount(done.length)}
      </summary>
      <ul className="mt-2 grid gap-y-1 text-[0.9375rem]">
        {done.map(({ step, isConfirmed }) => (
          <li key={step} className="flex min-h-8 items-start gap-x-2.5">
            <CircleCheck aria-hidden="true" className="mt-1 size-5 shrink-0 text-ok" />
            <span className="min-w-0 flex-1 py-0.5">
              {STEP_WORDS[step].title}
              {isConfirmed ? <ConfirmedStep step={step} /> : null}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
