import type { NamedEntry } from '@hostfront/contract/audit'
import type { Currency } from '@hostfront/domain/money/money'
import type { ListColumn } from '../../ui/list-table/list-column.ts'
import { RowLink } from '../../ui/row-link.tsx'
import { actionName } from '../../words/audit.ts'
import { formatMoment } from '../../words/dates.ts'
import { EntryChanges } from './entry-changes.tsx'

/** `addressOf`: where the changes of one record alone are shown. */
export const logColumns = (
  currency: Currency,
  addressOf: (subject: string) => string,
): ListColumn<NamedEntry, never>[] => [
  {
    header: 'When',
    isName: true,
    csv: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="whitespace-nowrap figures">
        {formatMoment(createdAt)}
      </time>
    ),
  },
  {
    header: 'Who',
    csv: whoDid,
    cell: (entry) => (
      <div className="min-w-28 [overflow-wrap:anywhere]">
        {entry.actor && entry.actorName ? (
          <RowLink to={`/admin/clients/${entry.actor}`}>{entry.actorName}</RowLink>
        ) : (
          whoDid(entry)
        )}
      </div>
    ),
  },
  {
    header: 'What',
    csv: ({ action }) => actionName(action),
    moreCsv: [
      { header: 'Action', csv: ({ action }) => action },
      { header: 'Record', csv: ({ subject }) => subject },
      { header: 'Name', csv: ({ subjectName }) => subjectName },
    ],
    cell: ({ action, subject, subjectName }) => (
      <div className="min-w-40 [overflow-wrap:anywhere]">
        {actionName(action)}
        {subjectName ? <span className="block font-semibold">{subjectName}</span> : null}
        <span className="block text-sm">
          <RowLink to={recordAddress(action, subject) ?? addressOf(subject)}>
            {recordAddress(action, subject) ? 'Open the record' : 'All changes of this record'}
          </RowLink>
        </span>
      </div>
    ),
  },
  {
    header: 'Changes',
    moreCsv: [
      { header: 'Old value', csv: ({ before }) => before },
      { header: 'New value', csv: ({ after }) => after },
    ],
    cell: (entry) => <EntryChanges entry={entry} currency={currency} />,
  },
]

/** An account that is gone has no name any more. */
function whoDid({ actor, actorName }: NamedEntry): string {
  if (actor === null) return 'The shop itself'
  return actorName ?? 'A deleted account'
}

/** The page of the record that changed, where it has one; what was deleted has none. */
function recordAddress(action: string, subject: string): string | null {
  if (action.endsWith('.remove')) return null
  if (action.startsWith('clients.')) return `/admin/clients/${subject}`
  return action.startsWith('tickets.') ? `/admin/tickets/${subject}` : null
}
