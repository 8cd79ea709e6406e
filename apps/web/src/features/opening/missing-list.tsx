import type { Opening } from '@hostfront/contract/opening'
import { ActionButton } from '../../parts/action-button.tsx'
import { doInShop } from '../../parts/do-in-shop.ts'
import { Panel } from '../../ui/panel.tsx'
import { moreCount, openingWords, stepsDone, stepsLine } from '../../words/opening.ts'
import { DoneSteps } from './done-steps.tsx'
import { FoldedSteps, OpenStep } from './open-step.tsx'
import type { Step } from './step-acts.tsx'

interface MissingListProps {
  opening: Opening
  /** Customers have services already: the list is one line until it is asked for. */
  isSelling?: boolean
}

/** So many steps are shown of a list that is not what the screen is about; the rest is folded. */
const NEXT = 3

/** For a shop that is taken as it is: quietly, what it has and lacks. Nothing once it lacks nothing that the shop can see. */
export function MissingList({ opening: { steps }, isSelling = false }: MissingListProps) {
  if (!firstMissing(steps)) return null
  return isSelling ? (
    <Panel title={openingWords.sellingTitle}>
      <div className="rounded-lg border border-line bg-surface">
        <FoldedSteps summary={stepsLine(steps)}>
          <OpenSteps steps={steps} isWhole />
          <p className="border-line border-t px-1 py-1.5">
            <PutAway />
          </p>
        </FoldedSteps>
      </div>
    </Panel>
  ) : (
    <Panel
      title={openingWords.title}
      action={
        <div className="-my-2 flex flex-wrap items-center gap-x-1">
          <p className="text-muted text-sm figures">{stepsDone(steps)}</p>
          <PutAway className="-me-3 text-muted" />
        </div>
      }
    >
      <p className="-mt-3 mb-3 text-[0.9375rem] text-muted">{openingWords.quietLine}</p>
      <div className="rounded-lg border border-line bg-surface">
        <OpenSteps steps={steps} />
      </div>
    </Panel>
  )
}

interface OpenStepsProps {
  steps: Opening['steps']
  /** None of them is folded. */
  isWhole?: boolean
}

function OpenSteps({ steps, isWhole = false }: OpenStepsProps) {
  const open = steps.filter(({ isDone }) => !isDone)
  const shown = isWhole ? open.length : NEXT
  const next = firstMissing(steps)
  const rows = (of: readonly Step[]) => (
    <ul className="@container divide-y divide-line">
      {of.map((step) => (
        <OpenStep key={step.step} state={step} isNext={step === next} />
      ))}
    </ul>
  )
  const rest = open.slice(shown)
  return (
    <div className="divide-y divide-line">
      {rows(open.slice(0, shown))}
      {rest.length > 0 ? (
        <FoldedSteps summary={moreCount(rest.length)}>{rows(rest)}</FoldedSteps>
      ) : null}
      <DoneSteps steps={steps} className="px-4 py-1.5" />
    </div>
  )
}

const PutAway = ({ className = '' }: { className?: string }) => (
  <ActionButton
    className={className}
    look="quiet"
    size="small"
    onAct={() => doInShop(({ opening }) => opening.dismiss(), openingWords.putAwayDone)}
  >
    {openingWords.putAway}
  </ActionButton>
)

/** What the shop can see that it lacks. */
const firstMissing = (steps: Opening['steps']): Step | undefined =>
  steps.find(({ isDone }) => isDone === false)
