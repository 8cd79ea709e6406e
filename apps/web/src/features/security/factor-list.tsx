import type { AccountFactor } from '@hostfront/contract/security'
import { KeyRound } from 'lucide-react'
import { useAnswer } from '../../host/use-answer.ts'
import { ShortTable } from '../../parts/list-table/short-table.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { Badge } from '../../ui/badge.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formatDay } from '../../words/dates.ts'
import { ClientCell } from './client-cell.tsx'

/** Who has a second factor: all of the team, and the customers who have one. */
export function FactorList() {
  const answer = useAnswer(['security', 'secondFactors'], (api) => api.security.secondFactors())
  return (
    <Loaded answer={answer}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState icon={KeyRound} title="No second factors">
            Who must have one is chosen in the settings.
          </EmptyState>
        ) : (
          <ShortTable
            caption="Second factors"
            columns={COLUMNS}
            rows={rows}
            rowKey={({ customer }) => customer.id}
          />
        )
      }
    </Loaded>
  )
}

const COLUMNS: Column<AccountFactor>[] = [
  {
    header: 'Account',
    isName: true,
    cell: ({ customer }) => <ClientCell customer={customer} />,
  },
  { header: 'Role', cell: ({ role }) => (role === 'admin' ? 'Administrator' : 'Customer') },
  {
    header: 'Second factor',
    cell: ({ since, role }) => (
      <Badge tone={since ? 'ok' : role === 'admin' ? 'warn' : 'neutral'}>
        {since ? 'On' : 'None'}
      </Badge>
    ),
  },
  { header: 'Since', cell: ({ since }) => (since ? formatDay(since) : '–') },
  {
    header: 'Recovery codes left',
    isFigure: true,
    cell: ({ since, recoveryCodesLeft }) => (since ? recoveryCodesLeft : '–'),
  },
]
