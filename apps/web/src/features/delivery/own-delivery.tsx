import type { OwnDelivery as Own } from '@hostfront/contract/delivery-record'
import { Check } from 'lucide-react'
import { Panel } from '../../ui/panel.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useNow } from '../../ui/use-now.ts'
import { OWN_STEPS } from '../../words/own-steps.ts'
import { waitWords } from '../../words/wait-words.ts'

const STEPS = ['Paid', 'Reserved', 'Installing', 'Ready'] as const

/** How many of the steps are behind it. */
const PASSED: Readonly<Record<Own['step'], number>> = {
  'needs-you': 1,
  reserved: 1,
  'by-hand': 1,
  delayed: 1,
  installing: 2,
  ready: 4,
  'coming-back': 4,
  trouble: 4,
}

/** How far its customer's server is while it is being made, or what became of it since. */
export function OwnDelivery({ delivery }: { delivery: Own }) {
  const { step } = delivery
  return (
    <Panel title="Delivery">
      <p className="max-w-prose" role="status">
        {OWN_STEPS[step]}
      </p>
      {PASSED[step] < STEPS.length && step !== 'by-hand' ? <Progress delivery={delivery} /> : null}
      {step === 'by-hand' && delivery.usualSeconds !== null ? (
        <p className="figures mt-1 text-muted">
          It usually takes {waitWords(delivery.usualSeconds)}.
        </p>
      ) : null}
    </Panel>
  )
}

function Progress({ delivery: { step, orderedAt, usualSeconds } }: { delivery: Own }) {
  const now = useNow(1000)
  const passed = PASSED[step]
  const seconds = Math.max(0, (now - Date.parse(orderedAt)) / 1000)
  return (
    <>
      <ol className="mt-4 grid gap-2 sm:grid-cols-4">
        {STEPS.map((name, at) => (
          <li
            key={name}
            aria-current={at === passed ? 'step' : undefined}
            className={`flex items-center gap-2 border-t-2 pt-2 text-[0.9375rem] ${at <= passed ? 'border-accent' : 'border-line text-muted'}`}
          >
            {at < passed ? (
              <Check aria-hidden="true" className="size-4 shrink-0 text-ok" />
            ) : at === passed && step !== 'needs-you' ? (
              <Spinner />
            ) : null}
            {name}
            {at < passed ? <span className="sr-only">done</span> : null}
          </li>
        ))}
      </ol>
      <p className="figures mt-3 text-muted text-sm">
        Waiting for {waitWords(seconds)}
        {usualSeconds === null ? '.' : `, usually ${waitWords(usualSeconds)}.`}
      </p>
    </>
  )
}
