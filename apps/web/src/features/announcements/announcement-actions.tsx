import type { Announcement } from '@hostfront/domain/announcements/announcement'
import { openHost } from '../../host/open-host.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import type { AnnouncementDeed } from './announcement-deed-dialog.tsx'

interface AnnouncementActionsProps {
  announcement: Announcement
  onAsk: (deed: AnnouncementDeed) => void
}

/** What can be done with one announcement. */
export function AnnouncementActions({ announcement, onAsk }: AnnouncementActionsProps) {
  const { title, isActive } = announcement
  const named = <span className="sr-only"> {title}</span>

  async function toggle(): Promise<void> {
    const { api } = await openHost()
    const { createdAt: _createdAt, ...form } = announcement
    await api.announcements.update({ ...form, isActive: !isActive })
    void toast(isActive ? 'Announcement switched off' : 'Announcement activated')
  }

  return (
    <div className="flex gap-2 @3xl:@max-5xl:flex-col">
      <Button look="secondary" size="small" onClick={() => onAsk({ kind: 'edit', announcement })}>
        Edit{named}
      </Button>
      <ActionButton look="secondary" size="small" onAct={toggle}>
        {isActive ? 'Switch off' : 'Activate'}
        {named}
      </ActionButton>
      <Button look="danger" size="small" onClick={() => onAsk({ kind: 'delete', announcement })}>
        Delete{named}
      </Button>
    </div>
  )
}
