import type { NamedEntry } from '@hostfront/contract/audit'
import type { Currency } from '@hostfront/domain/money/money'
import { ScrollText } from 'lucide-react'
import { EntryChanges } from '../../features/audit-log/entry-changes.tsx'
import { ClientTable, Moment } from '../../features/clients/client-table.tsx'
import { useSettings } from '../../host/settings.ts'
import { usePages } from '../../host/use-answer.ts'
import type { Column } from '../../ui/data-table.tsx'
import { actionName } from '../../words/audit.ts'
import { formatMoment } from '../../words/dates.ts'

const EMPTY = {
  icon: ScrollText,
  title: 'Nothing has been changed yet',
  line: 'What administrators change about this account stands here, with its old and new value.',
}

/** What has been changed about one account. */
export function ClientLog({ userId }: { userId: string }) {
  const { currency } = useSettings()
  const pages = usePages(['clients', userId, 'log'], (api, after) =>
    api.audit.list({ subject: userId, after }),
  )
  return (
    <ClientTable
      caption="Log"
      pages={pages}
      columns={columns(currency)}
      rowKey={({ id }) => id}
      empty={EMPTY}
    />
  )
}

const columns = (currency: Currency): Column<NamedEntry>[] => [
  { header: 'What', isName: true, cell: ({ action }) => actionName(action) },
  {
    header: 'When',
    cell: ({ createdAt }) => <Moment at={createdAt}>{formatMoment(createdAt)}</Moment>,
  },
  {
    header: 'Who',
    cell: ({ actorName }) => (
      <div className="[overflow-wrap:anywhere]">{actorName ?? 'The shop itself'}</div>
    ),
  },
  {
    header: 'Changes',
    cell: (entry) => <EntryChanges entry={entry} currency={currency} />,
  },
]
