import { useAnswer } from '../../host/use-answer.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { Panel } from '../../ui/panel.tsx'
import { AutomationFigures, doneOf } from './automation-figures.tsx'
import { NeedsDecision } from './needs-decision.tsx'

/** What the shop did by itself, and what it leaves to the team; nothing where nothing was due. */
export function Automation() {
  const answer = useAnswer(['admin', 'automation'], (api) => api.admin.automation())
  return (
    <>
      {answer.data && answer.data.waiting.count > 0 ? (
        <Panel title="Needs a decision">
          <NeedsDecision {...answer.data.waiting} />
        </Panel>
      ) : null}
      {answer.isPending || (answer.data && doneOf(answer.data).length === 0) ? null : (
        <Panel title="Done by the shop itself, last 24 hours">
          <Loaded answer={answer}>{(figures) => <AutomationFigures figures={figures} />}</Loaded>
        </Panel>
      )}
    </>
  )
}
