import type { Tonight as Night } from '@hostfront/contract/upkeep'
import { Play } from 'lucide-react'
import { openHost } from '../../../host/open-host.ts'
import { useAnswer } from '../../../host/use-answer.ts'
import { ActionButton } from '../../../parts/action-button.tsx'
import { Loaded } from '../../../parts/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { toast } from '../../../ui/toast.ts'
import { formatMoment } from '../../../words/dates.ts'
import { doneWords, ranWords } from '../../../words/tonight.ts'
import { NightRuns } from './night-runs.tsx'
import { PlannedSteps } from './planned-steps.tsx'

/** What the shop is about to do by itself, and what it did last. */
export function Tonight() {
  const answer = useAnswer(['upkeep', 'tonight'], (api) => api.upkeep.tonight())

  async function run(): Promise<void> {
    const { api } = await openHost()
    const ran = await api.upkeep.runNow()
    void toast(ranWords(ran), ran.waitsFor || ran.failures > 0 ? 'error' : undefined)
    await answer.refetch()
  }

  return (
    <Panel
      title="Automatic actions"
      action={
        <ActionButton look="secondary" size="small" onAct={run}>
          <Play aria-hidden="true" className="size-4" />
          Run now
        </ActionButton>
      }
    >
      <Loaded answer={answer}>{(night) => <Shown night={night} />}</Loaded>
    </Panel>
  )
}

const Shown = ({ night }: { night: Night }) => (
  <div className="flex flex-col gap-3">
    <div>
      <p className="max-w-prose">
        <Summary planned={night.planned} />
        <span className="text-muted">
          {' '}
          until {formatMoment(night.until)}, if nothing changes meanwhile.
        </span>
      </p>
      <PlannedSteps planned={night.planned} />
      <OnHold {...night.onHold} />
    </div>
    <NightRuns night={night} />
    <p className="text-muted text-sm">
      <TextLink to="/admin/logs?by=shop" className="inline-flex min-h-8 items-center">
        Log of automatic actions
      </TextLink>
    </p>
  </div>
)

/** Those are left alone, and so are not among what is planned. */
function OnHold({ services, clients }: Night['onHold']) {
  if (services + clients === 0) return null
  return (
    <p className="mt-3 text-muted">
      On hold:{' '}
      <TextLink to="/admin/services?shown=on-hold">
        {services} {services === 1 ? 'service' : 'services'}
      </TextLink>
      , {clients} {clients === 1 ? 'client' : 'clients'}.
    </p>
  )
}

function Summary({ planned }: Pick<Night, 'planned'>) {
  const counts = Object.fromEntries(planned.map(({ step, count }) => [step, count]))
  return <strong className="font-semibold">{doneWords(counts) || 'Nothing is due'}</strong>
}
