import type { AttemptShown } from '@hostfront/contract/gateways'
import { AttemptState } from '@hostfront/domain/gateways/attempt'
import { CreditCard } from 'lucide-react'
import { useAnswer } from '../../../host/use-answer.ts'
import { ListTable } from '../../../parts/list-table/list-table.tsx'
import { stateFilter } from '../../../parts/list-table/state-filter.ts'
import { useList } from '../../../parts/list-table/use-list.ts'
import { useListState } from '../../../parts/list-table/use-list-state.ts'
import { useMethodName } from '../../../parts/use-method-name.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { ATTEMPT_STATES } from '../../../words/gateways.ts'
import { attemptColumns } from './attempt-columns.tsx'

const FILTERS = [stateFilter(AttemptState.options, ATTEMPT_STATES)]

const rowKey = ({ attempt }: AttemptShown): string => attempt.id

/** What customers have begun to pay online, with what came of it. */
export function AttemptList() {
  const methodName = useMethodName()
  const list = useListState({ sorts: [], filters: { state: AttemptState.options } })
  const answer = useList(['gateways', 'attempts'], list, (api, query) =>
    api.gateways.attempts(query),
  )
  return (
    <ListTable
      caption="Online payments"
      list={list}
      answer={answer}
      columns={attemptColumns(methodName)}
      rowKey={rowKey}
      noun="online payments"
      search="Search online payments"
      filters={FILTERS}
      csvName="online-payments"
      empty={
        <EmptyState icon={CreditCard} title="No online payments yet">
          Payments that customers begin through an online gateway appear here. <ToFirstGateway />
        </EmptyState>
      }
    />
  )
}

/** How the shop comes by one, where it has none. */
function ToFirstGateway() {
  const { data } = useAnswer(['gateways', 'list'], (api) => api.gateways.list())
  if (!data || data.gateways.length > 0) return null
  if (data.kinds.length === 0) return 'Online gateways need the server edition.'
  return (
    <>
      Connect one under <TextLink to="/admin/gateways">Payment methods</TextLink>.
    </>
  )
}
