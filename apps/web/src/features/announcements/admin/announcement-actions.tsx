import type { Announcement } from '@hostfront/domain/announcements/announcement'
import { openHost } from '../../../host/open-host.ts'
import { RowActs } from '../../../parts/row-acts.tsx'
import { toast } from '../../../ui/toast.ts'
import type { AnnouncementAction } from './announcement-action-dialog.tsx'

interface AnnouncementActionsProps {
  announcement: Announcement
  onAsk: (action: AnnouncementAction) => void
}

/** What can be done with one announcement. */
export function AnnouncementActions({ announcement, onAsk }: AnnouncementActionsProps) {
  const { title, isActive } = announcement

  async function toggle(): Promise<void> {
    const { api } = await openHost()
    const { createdAt: _createdAt, ...form } = announcement
    await api.announcements.update({ ...form, isActive: !isActive })
    void toast(isActive ? 'Announcement switched off' : 'Announcement activated')
  }

  const acts = [
    { action: 'Edit', letter: 'E', onAct: () => onAsk({ kind: 'edit', announcement }) },
    { action: isActive ? 'Switch off' : 'Activate', onAct: toggle },
    { action: 'Delete', isDanger: true, onAct: () => onAsk({ kind: 'delete', announcement }) },
  ]
  return (
    <div className="flex gap-2">
      <RowActs row={title} acts={acts} />
    </div>
  )
}
