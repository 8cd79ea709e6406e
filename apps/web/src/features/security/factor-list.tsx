import type { AccountFactor } from '@hostfront/contract/security'
import { KeyRound } from 'lucide-react'
import type { ListColumn } from '../../parts/list-table/list-column.ts'
import { ListTable } from '../../parts/list-table/list-table.tsx'
import { useList } from '../../parts/list-table/use-list.ts'
import { useListState } from '../../parts/list-table/use-list-state.ts'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formatDay } from '../../words/dates.ts'
import { ClientCell } from './client-cell.tsx'

const rowKey = ({ customer }: AccountFactor): string => customer.id

/** Who has a second factor: all of the team, and the customers who have one. */
export function FactorList() {
  const list = useListState({ sorts: [] })
  const answer = useList(['security', 'secondFactors'], list, (api, { search: _, ...query }) =>
    api.security.secondFactors(query),
  )
  return (
    <ListTable
      caption="Second factors"
      list={list}
      answer={answer}
      columns={COLUMNS}
      rowKey={rowKey}
      noun="accounts"
      csvName="second-factors"
      empty={
        <EmptyState icon={KeyRound} title="No second factors">
          Who must have one is chosen in the settings.
        </EmptyState>
      }
    />
  )
}

const nameOfRole = ({ role }: AccountFactor): string =>
  role === 'admin' ? 'Administrator' : 'Customer'

const COLUMNS: ListColumn<AccountFactor, never>[] = [
  {
    header: 'Account',
    isName: true,
    csv: ({ customer }) => customer.name,
    moreCsv: [{ header: 'Email', csv: ({ customer }) => customer.email }],
    cell: ({ customer }) => <ClientCell customer={customer} />,
  },
  { header: 'Role', csv: nameOfRole, cell: nameOfRole },
  {
    header: 'Second factor',
    csv: ({ since }) => (since ? 'On' : 'None'),
    cell: ({ since, role }) => (
      <Badge tone={since ? 'ok' : role === 'admin' ? 'warn' : 'neutral'}>
        {since ? 'On' : 'None'}
      </Badge>
    ),
  },
  {
    header: 'Since',
    csv: ({ since }) => since,
    cell: ({ since }) => (since ? formatDay(since) : '–'),
  },
  {
    header: 'Recovery codes left',
    isFigure: true,
    csv: ({ since, recoveryCodesLeft }) => (since ? recoveryCodesLeft : null),
    cell: ({ since, recoveryCodesLeft }) => (since ? recoveryCodesLeft : '–'),
  },
]
