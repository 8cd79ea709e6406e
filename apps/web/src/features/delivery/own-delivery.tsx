import type { OwnDelivery as Own } from '@hostfront/contract/delivery-record'
import { useCapabilities } from '../../host/capabilities.ts'
import { useSettings } from '../../host/settings.ts'
import { NextPanel } from '../../ui/next-panel.tsx'
import { Panel } from '../../ui/panel.tsx'
import { StepList } from '../../ui/step-list.tsx'
import { useNow } from '../../ui/use-now.ts'
import { isBeingSetUp, OWN_STEPS, setUpSteps } from '../../words/own-steps.ts'
import { aimWords, waitWords } from '../../words/wait-words.ts'

interface OwnDeliveryProps {
  delivery: Own
  /** Of its customer. */
  email: string
}

/** How far its customer's server is while it is being made, or what became of it since. */
export function OwnDelivery({ delivery, email }: OwnDeliveryProps) {
  const { mail } = useCapabilities()
  if (!isBeingSetUp(delivery)) {
    return (
      <Panel title="Your server">
        <p className="max-w-prose" role="status">
          {OWN_STEPS[delivery.step]}
        </p>
      </Panel>
    )
  }
  const steps = setUpSteps(delivery, mail ? email : null).map((step) =>
    step.state === 'now' ? { ...step, text: <Now text={step.text} delivery={delivery} /> } : step,
  )
  return (
    <NextPanel title="What happens now" isCalm>
      <StepList steps={steps} />
    </NextPanel>
  )
}

/** Of what people do nobody counts the seconds. */
const COUNTED: ReadonlySet<Own['step']> = new Set(['reserved', 'installing', 'delayed'])

const Now = ({ text, delivery }: { text: string; delivery: Own }) => (
  <>
    <p role="status">{text}</p>
    {COUNTED.has(delivery.step) ? <Waited {...delivery} /> : <Usual {...delivery} />}
  </>
)

function Usual({ step, usualSeconds }: Pick<Own, 'step' | 'usualSeconds'>) {
  const { billing } = useSettings()
  if (usualSeconds !== null) {
    return <p className="figures">It usually takes {waitWords(usualSeconds)}.</p>
  }
  // Nobody can mean to be ready while its customer is asked.
  const aim = step === 'needs-you' ? null : aimWords('have it ready', billing.setUpHours)
  return aim ? <p className="figures">{aim} of approval.</p> : null
}

function Waited({ orderedAt, usualSeconds }: Pick<Own, 'orderedAt' | 'usualSeconds'>) {
  const now = useNow(1000)
  const seconds = Math.max(0, (now - Date.parse(orderedAt)) / 1000)
  return (
    <p className="figures">
      Waiting for {waitWords(seconds)}
      {usualSeconds === null ? '.' : `, usually ${waitWords(usualSeconds)}.`}
    </p>
  )
}
