import type { QueuedDeclaration } from '@hostfront/contract/declarations'
import { DeclarationState } from '@hostfront/domain/payments/declaration'
import { Id } from '@hostfront/domain/record'
import { HandCoins } from 'lucide-react'
import { useSettings } from '../../../host/settings.ts'
import { ListTable } from '../../../parts/list-table/list-table.tsx'
import { stateFilter } from '../../../parts/list-table/state-filter.ts'
import { useList } from '../../../parts/list-table/use-list.ts'
import { useListState } from '../../../parts/list-table/use-list-state.ts'
import { useMethodName } from '../../../parts/use-method-name.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { DECLARATION_STATE_NAMES } from '../../../words/declarations.ts'
import { declaredColumns } from './declared-columns.tsx'

const FILTERS = [stateFilter(DeclarationState.options, DECLARATION_STATE_NAMES)]

const rowKey = ({ declaration }: QueuedDeclaration): string => declaration.id

/** All that customers have declared, with what became of it. */
export function DeclaredList() {
  const { currency } = useSettings()
  const methodName = useMethodName()
  const list = useListState({ sorts: [], filters: { state: DeclarationState.options, userId: Id } })
  const answer = useList(['declarations', 'list'], list, (api, query) =>
    api.declarations.list(query),
  )
  return (
    <ListTable
      caption="Declared payments"
      list={list}
      answer={answer}
      columns={declaredColumns({ currency, methodName })}
      rowKey={rowKey}
      noun="declared payments"
      search="Search declared payments"
      filters={FILTERS}
      csvName="declared-payments"
      empty={
        <EmptyState icon={HandCoins} title="Nothing declared yet">
          Customers say here what they have paid outside of the shop, and you check it.
        </EmptyState>
      }
    />
  )
}
