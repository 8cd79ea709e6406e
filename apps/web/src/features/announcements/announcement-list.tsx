import type { Announcement } from '@hostfront/domain/announcements/announcement'
import { Megaphone } from 'lucide-react'
import { useMemo, useState } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { ListColumn } from '../../ui/list-table/list-column.ts'
import { ListTable } from '../../ui/list-table/list-table.tsx'
import { useList } from '../../ui/list-table/use-list.ts'
import { useListState } from '../../ui/list-table/use-list-state.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { ANNOUNCEMENT_TYPE_NAMES, AUDIENCE_NAMES } from '../../words/announcements.ts'
import { formatMoment } from '../../words/dates.ts'
import { AnnouncementActions } from './announcement-actions.tsx'
import { type AnnouncementDeed, AnnouncementDeedDialog } from './announcement-deed-dialog.tsx'

/** Everything that was ever announced and not deleted, for the administrators. */
export function AnnouncementList() {
  const [deed, setDeed] = useState<AnnouncementDeed | null>(null)
  const columns = useMemo(() => announcementColumns(setDeed), [])
  const list = useListState({ sorts: [] })
  const answer = useList(['announcements', 'list'], list, (api, query) =>
    api.announcements.list(query),
  )
  return (
    <>
      <ListTable
        caption="Announcements"
        noun="announcements"
        list={list}
        answer={answer}
        rowKey={({ id }) => id}
        columns={columns}
        search="Search announcements"
        empty={
          <EmptyState icon={Megaphone} title="No announcements yet">
            What you announce stands at the foot of every page and in the bell of everybody it is
            meant for.
          </EmptyState>
        }
      />
      {deed ? <AnnouncementDeedDialog deed={deed} onClose={() => setDeed(null)} /> : null}
    </>
  )
}

const announcementColumns = (
  onAsk: (deed: AnnouncementDeed) => void,
): ListColumn<Announcement, never>[] => [
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
    cell: (announcement) => <AnnouncementActions announcement={announcement} onAsk={onAsk} />,
  },
]
