import type { Announcement } from '@hostfront/domain/announcements/announcement'
import { Megaphone } from 'lucide-react'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { ListColumn } from '../../ui/list-table/list-column.ts'
import { ListTable } from '../../ui/list-table/list-table.tsx'
import { useList } from '../../ui/list-table/use-list.ts'
import { useListState } from '../../ui/list-table/use-list-state.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { ANNOUNCEMENT_TYPE_NAMES, AUDIENCE_NAMES } from '../../words/announcements.ts'
import { formatMoment } from '../../words/dates.ts'
import { AnnouncementActions } from './announcement-actions.tsx'

/** Everything that was ever announced and not deleted, for the administrators. */
export function AnnouncementList() {
  const list = useListState({ sorts: [] })
  const answer = useList(['announcements', 'list'], list, (api, query) =>
    api.announcements.list(query),
  )
  return (
    <ListTable
      caption="Announcements"
      noun="announcements"
      list={list}
      answer={answer}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      search="Search announcements"
      empty={
        <EmptyState icon={Megaphone} title="No announcements yet">
          What you announce stands at the foot of every page and in the bell of everybody it is
          meant for.
        </EmptyState>
      }
    />
  )
}

const COLUMNS: ListColumn<Announcement, never>[] = [
  {
    header: 'Title',
    isName: true,
    csv: ({ title }) => title,
    cell: ({ title, content }) => (
      <div className="max-w-prose [overflow-wrap:anywhere]">
        <span className="font-semibold">{title}</span>
        <p className="line-clamp-2 text-muted">{content}</p>
      </div>
    ),
  },
  { header: 'Type', cell: ({ type }) => ANNOUNCEMENT_TYPE_NAMES[type] },
  { header: 'For', cell: ({ targetAudience }) => AUDIENCE_NAMES[targetAudience] },
  {
    header: 'Status',
    cell: ({ isActive }) => <StatusBadge status={isActive ? 'active' : 'off'} />,
  },
  {
    header: 'Created',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="whitespace-nowrap">
        {formatMoment(createdAt)}
      </time>
    ),
  },
  {
    header: 'Actions',
    isAction: true,
    cell: (announcement) => <AnnouncementActions announcement={announcement} />,
  },
]
