import { formatMoney } from '@hostfront/domain/money/format-money'
import { useSettings } from '../../host/settings.ts'
import { useAnswer } from '../../host/use-answer.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { AutomationFigures } from './automation-figures.tsx'
import { NeedsDecision } from './needs-decision.tsx'

/** What the shop did by itself, and what it leaves to the team. */
export function Automation() {
  const answer = useAnswer(['admin', 'automation'], (api) => api.admin.automation())
  const open = useAnswer(['refunds', 'open'], (api) => api.refunds.open())
  const { currency } = useSettings()
  return (
    <>
      {answer.data && answer.data.waiting.count > 0 ? (
        <Panel title="Needs a decision">
          <NeedsDecision {...answer.data.waiting} />
        </Panel>
      ) : null}
      {open.data && open.data.count > 0 ? (
        <Panel title="Money to return">
          <p className="text-muted">
            {open.data.count === 1 ? 'One refund waits' : `${open.data.count} refunds wait`} to be
            sent, {formatMoney(open.data.amount, currency)} in all. See to it under{' '}
            <TextLink to="/admin/transactions?view=refunds">Money to return</TextLink>.
          </p>
        </Panel>
      ) : null}
      <Panel title="Done by the shop itself, last 24 hours">
        <Loaded answer={answer}>{(figures) => <AutomationFigures figures={figures} />}</Loaded>
      </Panel>
    </>
  )
}
