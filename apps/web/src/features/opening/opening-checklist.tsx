import type { Opening } from '@hostfront/contract/opening'
import { TriangleAlert } from 'lucide-react'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { openingWords, STEP_WORDS } from '../../words/opening.ts'
import { OrdersSwitch } from './orders-switch.tsx'

type Step = Opening['steps'][number]

/** Leads from a new shop to its first order, step by step. */
export const OpeningChecklist = ({ opening }: { opening: Opening }) => (
  <Panel title={openingWords.title}>
    <div className="rounded-lg border border-line bg-surface p-5">
      {opening.takesOrders ? null : (
        <p className="mb-4 flex items-start gap-2.5 font-medium">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
          {openingWords.closed}
        </p>
      )}
      <ol className="mb-5 divide-y divide-line border-line border-y">
        {opening.steps.map((step) => (
          <StepRow key={step.step} state={step} />
        ))}
      </ol>
      <OrdersSwitch opening={opening} />
    </div>
  </Panel>
)

function StepRow({ state }: { state: Step }) {
  const { title, text, to, link } = STEP_WORDS[state.step]
  const { tone, name } = markOf(state)
  return (
    <li className="grid gap-x-6 gap-y-1 py-3.5 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <h3 className="font-semibold">{title}</h3>
        <p className="max-w-prose text-muted text-sm">{text}</p>
        {state.isDone === true ? null : (
          <TextLink to={to} className="text-sm">
            {link}
          </TextLink>
        )}
      </div>
      <div className="max-sm:order-first">
        <Badge tone={tone}>{name}</Badge>
      </div>
    </li>
  )
}

function markOf({ isDone, isRequired }: Step): { tone: BadgeTone; name: string } {
  if (isDone === true) return { tone: 'ok', name: openingWords.done }
  if (isDone === null) return { tone: 'neutral', name: openingWords.byHand }
  return isRequired
    ? { tone: 'warn', name: openingWords.missing }
    : { tone: 'info', name: openingWords.advised }
}
