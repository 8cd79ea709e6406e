import { useAnswer } from '../../../host/use-answer.ts'
import { Loaded } from '../../../parts/loaded.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { countsLine } from '../../../words/plan-changes.ts'
import { planServersPath } from './plan-servers-path.ts'

/** How many servers of a plan are not as it says, and the way to them. */
export function ExistingServers({ planId }: { planId: string }) {
  const answer = useAnswer(['delivery', 'planCounts', planId], (api) =>
    api.delivery.planCounts({ planId }),
  )
  return (
    <Panel title="Existing servers" className="border-line border-t pt-5">
      <Loaded answer={answer}>
        {(counts) => (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="text-muted">{countsLine(counts)}</p>
            {counts.servers > 0 ? (
              <LinkButton look="secondary" size="small" to={planServersPath(planId)}>
                {counts.differ > 0 ? 'Preview changes' : 'Show servers'}
              </LinkButton>
            ) : null}
          </div>
        )}
      </Loaded>
    </Panel>
  )
}
