import type { Announcement } from '@hostfront/domain/announcements/announcement'
import { Megaphone } from 'lucide-react'
import { useMemo, useState } from 'react'
import { CardUnit } from '../../../parts/card-unit.tsx'
import type { ListColumn } from '../../../parts/list-table/list-column.ts'
import { ListTable } from '../../../parts/list-table/list-table.tsx'
import { useList } from '../../../parts/list-table/use-list.ts'
import { useListState } from '../../../parts/list-table/use-list-state.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { ANNOUNCEMENT_TYPE_NAMES, AUDIENCE_NAMES } from '../../../words/announcements.ts'
import { formatDay, formatMoment } from '../../../words/dates.ts'
import { type AnnouncementAction, AnnouncementActionDialog } from './announcement-action-dialog.tsx'
import { AnnouncementActions } from './announcement-actions.tsx'

/** Everything that was ever announced and not deleted, for the administrators. */
export function AnnouncementList() {
  const [action, setAction] = useState<AnnouncementAction | null>(null)
  const columns = useMemo(() => announcementColumns(setAction), [])
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
      {action ? <AnnouncementActionDialog action={action} onClose={() => setAction(null)} /> : null}
    </>
  )
}

const announcementColumns = (
  onAsk: (action: AnnouncementAction) => void,
): ListColumn<Announcement, never>[] => [
  {
    header: 'Title',
    isName: true,
    csv: ({ title }) => title,
    cell: ({ title, content }) => (
      <div className="max-w-prose [overflow-wrap:anywhere]">
        <span className="font-semibold">{title}</span>
        <p className="@max-xl:mt-1.5 line-clamp-2 @min-[20rem]:@max-xl:w-[calc(100cqi-1.75rem-2px)] text-muted">
          {content}
        </p>
      </div>
    ),
  },
  {
    header: 'Type',
    onCard: 'state',
    cell: ({ type, targetAudience }) => (
      <span className="@max-xl:text-muted @max-xl:text-sm">
        {ANNOUNCEMENT_TYPE_NAMES[type]}
        <CardUnit>{` · ${AUDIENCE_NAMES[targetAudience]}`}</CardUnit>
      </span>
    ),
  },
  { header: 'For', isMinor: true, cell: ({ targetAudience }) => AUDIENCE_NAMES[targetAudience] },
  {
    header: 'Status',
    onCard: 'corner',
    cell: ({ isActive }) => <StatusBadge status={isActive ? 'active' : 'off'} />,
  },
  {
    header: 'Created',
    onCard: 'half',
    cell: ({ createdAt }) => (
      <time
        dateTime={createdAt}
        title={formatMoment(createdAt)}
        className="whitespace-nowrap text-muted @max-xl:text-sm"
      >
        {formatDay(createdAt)}
      </time>
    ),
  },
  {
    header: 'Actions',
    isAction: true,
    cell: (announcement) => <AnnouncementActions announcement={announcement} onAsk={onAsk} />,
  },
]
