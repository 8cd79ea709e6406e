import type { Client } from '@hostfront/contract/clients'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { Users } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { loadPart } from '../../host/load-part.ts'
import { useSettings } from '../../host/settings.ts'
import { useAnswer } from '../../host/use-answer.ts'
import { totalOf } from '../../parts/list-table/count-in.ts'
import { ListTable } from '../../parts/list-table/list-table.tsx'
import { TotalText } from '../../parts/list-table/total-text.tsx'
import { useList } from '../../parts/list-table/use-list.ts'
import { useListState } from '../../parts/list-table/use-list-state.ts'
import { withCounts } from '../../parts/list-table/with-counts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { clientColumns } from './client-columns.tsx'
import type { ClientAction } from './client-dialog.tsx'

/** Comes with the first press of a row's button: its forms are no part of looking at the list. */
const ClientDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./client-dialog.tsx')).ClientDialog })),
)

const rowKey = ({ account }: Client): string => account.id

const roleFilter = {
  name: 'role',
  label: 'Role',
  options: [
    { value: 'user', label: 'Users' },
    { value: 'admin', label: 'Administrators' },
  ],
} as const

const owesFilter = {
  name: 'owes',
  label: 'To pay',
  options: [
    { value: 'yes', label: 'Owes money' },
    { value: 'no', label: 'Owes nothing' },
  ],
} as const

const STATES = [
  { value: 'active', label: 'Active' },
  { value: 'suspended', label: 'Suspended' },
] as const

/** Every account, with what administrators do with it. */
export function ClientList() {
  const [action, setAction] = useState<ClientAction | null>(null)
  const { currency } = useSettings()
  const columns = useMemo(() => clientColumns(currency, setAction), [currency])
  const list = useListState({
    sorts: ['text', 'coins'],
    filters: { role: ['user', 'admin'], status: ['active', 'suspended'], owes: ['yes', 'no'] },
  })
  const { search, filters } = list.view
  const owes = filters.owes && filters.owes === 'yes'
  const counts = useAnswer(['clients', 'counts', filters.role, filters.owes], (api) =>
    api.clients.counts({ role: filters.role, owes }),
  )
  const known = search ? undefined : counts.data
  const options = withCounts(STATES, known)
  const owed = (known ?? []).reduce(
    (sum, one) => sum + (filters.status && filters.status !== one.state ? 0 : one.owed),
    0,
  )
  const statusFilter = { name: 'status', label: 'Status', options } as const
  const answer = useList(['clients', 'list'], list, (api, query) =>
    api.clients.list({ ...query, owes }),
  )
  return (
    <>
      <ListTable
        caption="Users"
        list={list}
        answer={answer}
        columns={columns}
        rowKey={rowKey}
        noun="users"
        total={totalOf(known, filters.status)}
        moreStatus={
          search ? null : (
            <TotalText isWaiting={counts.isPending}>
              {owed > 0 ? `${formatMoney(owed, currency)} to pay in all` : null}
            </TotalText>
          )
        }
        search="Search users"
        filters={[roleFilter, statusFilter, owesFilter]}
        csvName="users"
        empty={
          <EmptyState icon={Users} title="No users yet">
            Whoever registers appears here.
          </EmptyState>
        }
      />
      {action ? (
        <Suspense>
          <ClientDialog action={action} onClose={() => setAction(null)} />
        </Suspense>
      ) : null}
    </>
  )
}
