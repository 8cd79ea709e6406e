import type { Api } from '@hostfront/contract/contract'
import type { ServerUsage } from '@hostfront/contract/server-controls'
import { PowerSignal } from '@hostfront/domain/provisioning/seen'
import { openHost } from '../../host/open-host.ts'
import { useAnswer } from '../../host/use-answer.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { Badge } from '../../ui/badge.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toast.ts'
import { bytesWords, makesSense, SIGNAL_NAMES, USAGE_STATES } from '../../words/usage.ts'
import { waitWords } from '../../words/wait-words.ts'

/** As often as the shop asks the panel anew. ms. */
const EVERY = 20_000

interface ServerControlsProps {
  /** Of the service. */
  id: string
  /** Who asks: a customer about a service of theirs, or staff about anybody's. */
  as: 'customer' | 'staff'
}

const usageOf = (api: Api, as: ServerControlsProps['as']) =>
  as === 'staff' ? api.delivery : api.services

/** How it runs, and whether it is switched from here at all. */
export const useServerUsage = ({ id, as }: ServerControlsProps) =>
  useAnswer(
    [as === 'staff' ? 'delivery' : 'services', 'usage', id],
    (api) => usageOf(api, as).usage({ id }),
    EVERY,
  )

/** Whether the server runs, what it takes, and the buttons for it; nothing where it is not switched from here. */
export function ServerControls({ id, as }: ServerControlsProps) {
  const answer = useServerUsage({ id, as })

  async function send(signal: PowerSignal): Promise<void> {
    const { api } = await openHost()
    try {
      await usageOf(api, as).power({ id, signal })
      void toast(`${SIGNAL_NAMES[signal]} sent to the panel`)
    } finally {
      await answer.refetch()
    }
  }

  if (!answer.data?.isOffered) return null
  const { usage } = answer.data
  return (
    <Panel
      title="Server"
      action={
        <div className="flex flex-wrap gap-2">
          {PowerSignal.options.map((signal) => (
            <ActionButton
              key={signal}
              look="secondary"
              size="small"
              isOff={!makesSense(signal, usage?.state ?? null)}
              onAct={() => send(signal)}
            >
              {SIGNAL_NAMES[signal]}
            </ActionButton>
          ))}
        </div>
      }
    >
      <Use usage={usage} />
    </Panel>
  )
}

function Use({ usage }: Pick<ServerUsage, 'usage'>) {
  if (!usage) {
    return <p className="max-w-prose text-muted">The panel does not say right now how it is.</p>
  }
  const [state, tone] = USAGE_STATES[usage.state]
  const isUp = usage.state !== 'stopped'
  return (
    <>
      <div role="status">
        <Badge tone={tone}>{state}</Badge>
      </div>
      <div className="mt-4 border-line border-t">
        <FactList
          facts={[
            ['CPU', isUp ? `${Math.round(usage.cpuPercent)}% of a core` : null],
            ['Memory', isUp ? bytesWords(usage.memory) : null],
            ['Disk', usage.disk > 0 ? bytesWords(usage.disk) : null],
            ['Running for', usage.uptimeSeconds > 0 ? waitWords(usage.uptimeSeconds) : null],
          ]}
        />
      </div>
    </>
  )
}
