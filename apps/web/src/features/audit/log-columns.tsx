import type { NamedEntry } from '@hostfront/contract/audit'
import type { Currency } from '@hostfront/domain/money/money'
import type { ListColumn } from '../../parts/list-table/list-column.ts'
import { WHEN } from '../../parts/list-table/when-column.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { actionName } from '../../words/audit.ts'
import { clientRecordPath, invoiceRecordPath, orderRecordPath } from '../../words/record-paths.ts'
import { servicePath } from '../../words/service-paths.ts'
import { changesOf, sideText } from './changes-of.ts'
import { EntryChanges } from './entry-changes.tsx'
import { whoDid } from './who-did.ts'

/** `narrowedTo`: where the lines of one record, or from one address, are shown alone. */
export const logColumns = (
  currency: Currency,
  narrowedTo: (filter: 'subject' | 'address', value: string) => string,
): ListColumn<NamedEntry, never>[] => [
  {
    ...WHEN,
    isName: false,
    onCard: 'corner',
    cell: (entry) => <span className="@max-xl:text-muted @max-xl:text-sm">{WHEN.cell(entry)}</span>,
  },
  {
    header: 'Who',
    onCard: 'state',
    csv: whoDid,
    moreCsv: [{ header: 'Address', csv: ({ address }) => address }],
    cell: (entry) => (
      <div className="min-w-28 [overflow-wrap:anywhere]">
        {entry.actor && entry.actorName ? (
          <RowLink to={`/admin/clients/${entry.actor}`}>{entry.actorName}</RowLink>
        ) : (
          whoDid(entry)
        )}{' '}
        {entry.address ? (
          <span className="block @max-xl:inline text-sm">
            <span className="text-muted">from </span>
            <RowLink to={narrowedTo('address', entry.address)}>{entry.address}</RowLink>
          </span>
        ) : null}
      </div>
    ),
  },
  {
    header: 'What',
    isName: true,
    csv: ({ action }) => actionName(action),
    moreCsv: [
      { header: 'Action', csv: ({ action }) => action },
      { header: 'Record', csv: ({ subject }) => subject },
      { header: 'Name', csv: ({ subjectName }) => subjectName },
    ],
    cell: ({ action, subject, subjectName }) => (
      <div className="min-w-40 [overflow-wrap:anywhere]">
        <span className="@max-xl:font-semibold">{actionName(action)}</span>
        <span className="block @min-[20rem]:@max-xl:w-[calc(100cqi-1.75rem-2px)] text-sm empty:hidden">
          {subject === '' || subject === THE_SHOP ? (
            subjectName
          ) : (
            <RowLink to={recordAddress(action, subject) ?? narrowedTo('subject', subject)}>
              {subjectName ?? 'All changes of this record'}
            </RowLink>
          )}
        </span>
      </div>
    ),
  },
  {
    header: 'Changes',
    isText: true,
    moreCsv: [
      { header: 'Old value', csv: (entry) => sideText(changesOf(entry, currency), 'before') },
      { header: 'New value', csv: (entry) => sideText(changesOf(entry, currency), 'after') },
    ],
    cell: (entry) => <EntryChanges entry={entry} currency={currency} />,
  },
]

/** What is said of the shop as a whole is of no record. */
const THE_SHOP = 'shop'

/** Records with a page of their own, which has their log, by what is before the dot of an action. */
const PAGES: Readonly<Record<string, (id: string) => string>> = {
  accounts: clientRecordPath,
  billing: invoiceRecordPath,
  clients: clientRecordPath,
  orders: orderRecordPath,
  services: servicePath,
  tickets: (id) => `/admin/tickets/${encodeURIComponent(id)}`,
}

/** The page of the record that changed, where it has one; what was deleted has none. */
function recordAddress(action: string, subject: string): string | null {
  if (action.endsWith('.remove')) return null
  return PAGES[action.split('.', 1)[0] ?? '']?.(subject) ?? null
}
