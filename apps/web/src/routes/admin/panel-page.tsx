import { useParams } from 'react-router'
import { ComparePanel } from '../../features/panels/admin/compare-panel.tsx'
import { useAnswer } from '../../host/use-answer.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { RecordHeading } from '../../ui/record-heading.tsx'
import { RECORD_LISTS } from '../../words/record-paths.ts'

/** One panel, next to what the shop has on it. */
export function PanelPage() {
  const { id = '' } = useParams()
  const answer = useAnswer(['panels', 'list'], (api) => api.panels.list())
  const panel = answer.data?.panels.find((each) => each.id === id)
  return (
    <>
      <RecordHeading list={RECORD_LISTS.panels} title={panel?.name ?? 'Panel'} />
      <Loaded answer={answer} shape="record">
        {() => (panel ? <ComparePanel key={id} panel={panel} /> : <p>There is no such panel.</p>)}
      </Loaded>
    </>
  )
}
