import type { NamedEntry } from '@hostfront/contract/audit'
import type { Currency } from '@hostfront/domain/money/money'
import { ScrollText } from 'lucide-react'
import { EntryChanges } from '../../features/audit/entry-changes.tsx'
import { whoDid } from '../../features/audit/who-did.ts'
import { ClientTable, Moment } from '../../features/clients/client-table.tsx'
import { useSettings } from '../../host/settings.ts'
import { usePages } from '../../host/use-answer.ts'
import type { Column } from '../../ui/data-table.tsx'
import { actionName } from '../../words/audit.ts'
import { formatMoment } from '../../words/dates.ts'

const EMPTY = {
  icon: ScrollText,
  title: 'Nothing has been changed yet',
  line: 'What administrators change here, and what the shop does by itself, is listed here.',
}

interface RecordLogProps {
  /** The account and all that is its, or one record alone. */
  kind: 'client' | 'subject'
  id: string
}

/** What has been changed about one client or one record. */
export function RecordLog({ kind, id }: RecordLogProps) {
  const { currency } = useSettings()
  const pages = usePages(['audit', 'list', kind, id], (api, after) =>
    api.audit.list({ [kind]: id, after }),
  )
  return (
    <ClientTable
      caption="Log"
      pages={pages}
      columns={columns(currency, id)}
      rowKey={({ id }) => id}
      empty={kind === 'client' ? EMPTY : `${EMPTY.title}.`}
    />
  )
}

const columns = (currency: Currency, known: string): Column<NamedEntry>[] => [
  {
    header: 'What',
    isName: true,
    cell: ({ action, subject, subjectName }) => (
      <div className="[overflow-wrap:anywhere]">
        {actionName(action)}
        {subjectName && subject !== known ? (
          <span className="block text-muted text-sm">{subjectName}</span>
        ) : null}
      </div>
    ),
  },
  {
    header: 'When',
    cell: ({ createdAt }) => <Moment at={createdAt}>{formatMoment(createdAt)}</Moment>,
  },
  {
    header: 'Who',
    cell: (entry) => (
      <div className="[overflow-wrap:anywhere]">
        {whoDid(entry)}
        {entry.address ? (
          <span className="block text-muted text-sm">from {entry.address}</span>
        ) : null}
      </div>
    ),
  },
  {
    header: 'Changes',
    isText: true,
    cell: (entry) => <EntryChanges entry={entry} currency={currency} />,
  },
]
