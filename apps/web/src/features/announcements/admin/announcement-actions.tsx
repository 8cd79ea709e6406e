import type { Announcement } from '@hostfront/domain/announcements/announcement'
import { doInShop } from '../../../parts/do-in-shop.ts'
import { RowActs } from '../../../parts/row-acts.tsx'
import type { AnnouncementAction } from './announcement-action-dialog.tsx'

interface AnnouncementActionsProps {
  announcement: Announcement
  onAsk: (action: AnnouncementAction) => void
}

/** What can be done with one announcement. */
export function AnnouncementActions({ announcement, onAsk }: AnnouncementActionsProps) {
  const { title, isActive } = announcement

  function toggle(): Promise<void> {
    const { createdAt: _createdAt, ...form } = announcement
    return doInShop(
      ({ announcements }) => announcements.update({ ...form, isActive: !isActive }),
      isActive ? 'Announcement switched off' : 'Announcement activated',
    )
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
