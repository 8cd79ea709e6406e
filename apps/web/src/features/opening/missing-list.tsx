import type { Opening } from '@hostfront/contract/opening'
import { Circle } from 'lucide-react'
import { ActionButton } from '../../parts/action-button.tsx'
import { doInShop } from '../../parts/do-in-shop.ts'
import { Panel } from '../../ui/panel.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { openingWords, STEP_WORDS, stepsDone } from '../../words/opening.ts'
import { DoneSteps } from './done-steps.tsx'
import { isOfFields, type Step, StepActs, StepLacks } from './step-acts.tsx'

interface MissingListProps {
  opening: Opening
  /** It has the width of the screen, and takes fewer lines there. */
  isWide?: boolean
}

/** For a shop that is taken as it is: quietly, what it has and lacks. Nothing once it lacks nothing that the shop can see. */
export function MissingList({ opening: { steps }, isWide = false }: MissingListProps) {
  const next = firstMissing(steps)
  if (!next) return null
  return (
    <Panel
      title={openingWords.title}
      action={
        <div className="-my-2 flex flex-wrap items-center gap-x-1">
          <p className="text-muted text-sm figures">{stepsDone(steps)}</p>
          <ActionButton
            className="-me-3"
            look="quiet"
            size="small"
            onAct={() => doInShop(({ opening }) => opening.dismiss(), openingWords.putAwayDone)}
          >
            {openingWords.putAway}
          </ActionButton>
        </div>
      }
    >
      <p className="mb-3 text-muted">{openingWords.quietLine}</p>
      <ul
        className={`grid gap-x-10 border-line border-t ${isWide ? 'sm:grid-cols-2 xl:grid-cols-3' : ''}`}
      >
        {steps
          .filter(({ isDone }) => !isDone)
          .map((step) => (
            <li
              key={step.step}
              className="flex items-start gap-3 border-line border-b py-2.5 text-[0.9375rem]"
            >
              <Circle aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-edge" />
              <OpenStep state={step} isNext={step === next} />
            </li>
          ))}
      </ul>
      <DoneSteps steps={steps} className="mt-3" />
    </Panel>
  )
}

/** The same in a line, for a screen that has the list far below. */
export function NextStep({ opening: { steps } }: Pick<MissingListProps, 'opening'>) {
  const next = firstMissing(steps)
  if (!next) return null
  const { title, to } = STEP_WORDS[next.step]
  return (
    <p className="-mt-4 text-[0.9375rem] text-muted xl:hidden">
      {openingWords.title}, {stepsDone(steps)}: <TextLink to={to}>{title}</TextLink>
    </p>
  )
}

/** What the shop can see that it lacks. */
const firstMissing = (steps: Opening['steps']): Step | undefined =>
  steps.find(({ isDone }) => isDone === false)

interface OpenStepProps {
  state: Step
  /** The first that the shop lacks. */
  isNext: boolean
}

function OpenStep({ state, isNext }: OpenStepProps) {
  const { step, lacks } = state
  const { title, to } = STEP_WORDS[step]
  return (
    <div className="flex min-w-0 flex-col items-start gap-1">
      <p className={isNext ? 'font-semibold text-accent-ink' : ''}>
        <RowLink to={to}>{title}</RowLink>
      </p>
      {lacks.includes('trialMethods') ? (
        <p className="text-muted text-sm">{openingWords.trialsOffered}</p>
      ) : isOfFields(state) ? (
        <p className="text-muted text-sm">
          {openingWords.missing}: <StepLacks lacks={lacks} />
        </p>
      ) : null}
      <StepActs {...state} isNext={isNext} isQuiet />
    </div>
  )
}
