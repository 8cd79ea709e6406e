import type { Announcement } from '@hostfront/domain/announcements/announcement'
import { openHost } from '../../../host/open-host.ts'
import { RowAction } from '../../../parts/action-button.tsx'
import { RowButton } from '../../../ui/row-button.tsx'
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

  return (
    <div className="flex gap-2 @3xl:@max-5xl:flex-col">
      <RowButton action="Edit" row={title} onClick={() => onAsk({ kind: 'edit', announcement })} />
      <RowAction action={isActive ? 'Switch off' : 'Activate'} row={title} onAct={toggle} />
      <RowButton
        look="danger"
        action="Delete"
        row={title}
        onClick={() => onAsk({ kind: 'delete', announcement })}
      />
    </div>
  )
}
