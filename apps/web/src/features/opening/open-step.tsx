import { Circle } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/button.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { hintOf, openingWords, STEP_WORDS } from '../../words/opening.ts'
import { isOfFields, type Step, StepActs, StepLacks } from './step-acts.tsx'

interface OpenStepProps {
  state: Step
  /** The first that the shop lacks. */
  isNext: boolean
}

/** A line of the quiet list: what is to be done, what is missing of it, and at the end what is done at a press. */
export function OpenStep({ state, isNext }: OpenStepProps) {
  const { title, to, link } = STEP_WORDS[state.step]
  const isOnTrial = state.lacks.includes('trialMethods')
  return (
    <li className="grid @xl:min-h-13 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 px-4 py-2 text-[0.9375rem] @xl:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Circle
        aria-hidden="true"
        className={`size-5 self-start @xl:self-center ${isNext ? 'text-accent-ink' : 'text-edge'}`}
      />
      <div className="flex flex-col items-start gap-x-6 gap-y-1 @3xl:grid @3xl:items-baseline @3xl:grid-cols-[17rem_minmax(0,1fr)]">
        <p className={isNext ? 'font-semibold' : ''}>
          <RowLink to={to}>{title}</RowLink>
        </p>
        <Lacking state={state} />
      </div>
      <div
        className={`col-start-2 flex flex-wrap items-center gap-x-1 empty:hidden @max-xl:mt-2 ${isNext && isOnTrial ? '' : '@max-xl:[&>button]:-ms-3'} @xl:col-start-3 @xl:justify-end`}
      >
        <StepActs {...state} isNext={isNext && isOnTrial} isQuiet />
        {isNext && !isOnTrial ? (
          <LinkButton to={to} size="small">
            {link}
          </LinkButton>
        ) : null}
      </div>
    </li>
  )
}

/** What is missing by name; where that has none what the step asks for, if there is room. */
function Lacking({ state }: { state: Step }) {
  const { lacks, step } = state
  if (lacks.includes('trialMethods')) {
    return <p className="text-muted text-sm">{openingWords.trialsOffered}</p>
  }
  return isOfFields(state) ? (
    <p className="text-muted text-sm">
      {openingWords.missing}: <StepLacks lacks={lacks} isQuiet />
    </p>
  ) : (
    <p className="text-muted text-sm @max-3xl:hidden">{hintOf(STEP_WORDS[step])}</p>
  )
}

interface FoldedStepsProps {
  summary: string
  children: ReactNode
}

/** A line that opens more of them. */
export const FoldedSteps = ({ summary, children }: FoldedStepsProps) => (
  <details>
    <summary className="cursor-pointer px-4 py-2.5 text-[0.9375rem] text-muted hover:text-ink">
      {summary}
    </summary>
    <div className="border-line border-t">{children}</div>
  </details>
)
