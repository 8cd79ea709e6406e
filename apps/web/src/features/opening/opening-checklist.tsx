import type { Opening } from '@hostfront/contract/opening'
import { TriangleAlert } from 'lucide-react'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { openingWords, STEP_WORDS, stepsDone } from '../../words/opening.ts'
import { DoneSteps } from './done-steps.tsx'
import { OpeningNeeds, requiredSteps } from './opening-needs.tsx'
import { OrdersSwitch } from './orders-switch.tsx'
import { isOfFields, type Step, StepActs, StepLacks } from './step-acts.tsx'

interface OpeningChecklistProps {
  opening: Opening
  /** Customers have services already. */
  isSelling: boolean
}

/** Leads from a new shop to its first order: what it cannot open without first, what is done folded at the end. */
export function OpeningChecklist({ opening, isSelling }: OpeningChecklistProps) {
  const open = opening.steps.filter(({ isDone }) => !isDone)
  const required = requiredSteps(open)
  const listed = [...required, ...open.filter(({ isRequired }) => !isRequired)]
  return (
    <Panel
      title={isSelling ? openingWords.sellingTitle : openingWords.title}
      action={<p className="text-muted text-sm figures">{stepsDone(opening.steps)}</p>}
    >
      <div className="rounded-lg border border-line bg-surface p-5">
        {opening.takesOrders ? null : (
          <div className="mb-4 flex items-start gap-2.5">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
            <div className="min-w-0">
              <p className="font-medium">{openingWords.closed}</p>
              <OpeningNeeds steps={required} className="mt-1" />
            </div>
          </div>
        )}
        <ol className="divide-y divide-line border-line border-y empty:hidden">
          {listed.map((step) => (
            <OpenStep key={step.step} state={step} isNext={step === listed[0]} />
          ))}
        </ol>
        <DoneSteps steps={opening.steps} className="mt-4" />
        <div className="mt-5">
          <OrdersSwitch opening={opening} />
        </div>
      </div>
    </Panel>
  )
}

function OpenStep({ state, isNext }: { state: Step; isNext: boolean }) {
  const { title, text, to, link, also } = STEP_WORDS[state.step]
  const { tone, name } = markOf(state)
  const isElsewhere = state.lacks.includes('orderLocations')
  return (
    <li className="grid items-center gap-x-6 gap-y-2.5 py-4 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold">{title}</h3>
          <Badge tone={tone}>{name}</Badge>
        </div>
        <p className="mt-1 max-w-[44rem] text-muted text-sm">
          {state.lacks.includes('trialMethods') ? openingWords.trialsOffered : text}{' '}
          {isOfFields(state) ? (
            <>
              {openingWords.missing}: <StepLacks lacks={state.lacks} />.
            </>
          ) : (
            <TextLink to={to} className="whitespace-nowrap">
              {link}
            </TextLink>
          )}
          {isElsewhere ? (
            <>
              {'. '}
              <StepLacks lacks={state.lacks} />
            </>
          ) : null}
          {also ? (
            <>
              {' '}
              <TextLink to={also.to} className="whitespace-nowrap">
                {also.link}
              </TextLink>
            </>
          ) : null}
        </p>
      </div>
      <StepActs {...state} isNext={isNext} />
    </li>
  )
}

function markOf({ isDone, isRequired }: Step): { tone: BadgeTone; name: string } {
  if (isDone === null) return { tone: 'neutral', name: openingWords.byHand }
  return isRequired
    ? { tone: 'warn', name: openingWords.missing }
    : { tone: 'info', name: openingWords.advised }
}
