import type { HeldApiKey } from '@hostfront/contract/security'
import { Id } from '@hostfront/domain/record'
import { KeySquare } from 'lucide-react'
import { useState } from 'react'
import { ClientFilter } from '../../parts/list-table/client-filter.tsx'
import type { ListColumn } from '../../parts/list-table/list-column.ts'
import { ListTable } from '../../parts/list-table/list-table.tsx'
import { useList } from '../../parts/list-table/use-list.ts'
import { useListState } from '../../parts/list-table/use-list-state.ts'
import { useAct } from '../../parts/use-act.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import { formatDay } from '../../words/dates.ts'
import { ClientCell } from './client-cell.tsx'

const rowKey = ({ apiKey }: HeldApiKey): string => apiKey.id

/** The keys of all accounts; `?userId=` shows one account. */
export function HeldKeyList() {
  const list = useListState({ sorts: [], filters: { userId: Id } })
  const answer = useList(['security', 'apiKeys'], list, (api, { search: _, ...query }) =>
    api.security.apiKeys(query),
  )
  const [revoked, setRevoked] = useState<HeldApiKey | null>(null)
  return (
    <>
      <ListTable
        caption="API keys"
        list={list}
        answer={answer}
        columns={columns(setRevoked)}
        rowKey={rowKey}
        noun="keys"
        moreFilters={
          list.isFiltered ? <ClientFilter list={list} rows={answer.data?.items} /> : undefined
        }
        csvName="api-keys"
        empty={
          <EmptyState icon={KeySquare} title="No API keys">
            Keys that anybody makes for a program are listed here.
          </EmptyState>
        }
      />
      {revoked ? <RevokeKey held={revoked} onClose={() => setRevoked(null)} /> : null}
    </>
  )
}

function RevokeKey({ held, onClose }: { held: HeldApiKey; onClose: () => void }) {
  const act = useAct()
  const { apiKey, customer } = held
  return (
    <ConfirmDialog
      title="Revoke API key"
      confirm="Revoke API key"
      cancel="Keep API key"
      onClose={onClose}
      onConfirm={() =>
        act(({ security }) => security.revokeApiKey({ id: apiKey.id }), 'API key revoked')
      }
    >
      <p>
        <strong className="font-semibold">{apiKey.name}</strong> ({apiKey.prefix}…) of{' '}
        {customer.name} ({customer.email}) ends for good. Programs that use it are turned away at
        once.
      </p>
    </ConfirmDialog>
  )
}

const columns = (onRevoke: (held: HeldApiKey) => void): ListColumn<HeldApiKey, never>[] => [
  {
    header: 'Key',
    isName: true,
    csv: ({ apiKey }) => apiKey.name,
    moreCsv: [{ header: 'Begins with', csv: ({ apiKey }) => apiKey.prefix }],
    cell: ({ apiKey }) => (
      <div className="min-w-32 [overflow-wrap:anywhere]">
        <span className="font-semibold">{apiKey.name}</span>
        <span className="block text-muted text-sm">{apiKey.prefix}…</span>
      </div>
    ),
  },
  {
    header: 'Account',
    csv: ({ customer }) => customer.name,
    moreCsv: [{ header: 'Email', csv: ({ customer }) => customer.email }],
    cell: ({ customer }) => <ClientCell customer={customer} />,
  },
  {
    header: 'May',
    csv: ({ apiKey }) => apiKey.scopes.join(' '),
    cell: ({ apiKey }) => apiKey.scopes.join(', '),
  },
  {
    header: 'Last used',
    csv: ({ apiKey }) => apiKey.lastUsedAt,
    cell: ({ apiKey }) => (apiKey.lastUsedAt ? formatDay(apiKey.lastUsedAt) : 'Never'),
  },
  {
    header: 'Expires',
    csv: ({ apiKey }) => apiKey.expiresAt,
    cell: ({ apiKey }) => (apiKey.expiresAt ? formatDay(apiKey.expiresAt) : 'Never'),
  },
  {
    header: 'Actions',
    isAction: true,
    cell: (held) => (
      <RowButton
        action="Revoke"
        letter="R"
        row={`${held.apiKey.name} of ${held.customer.name}`}
        onClick={() => onRevoke(held)}
      />
    ),
  },
]
