import type { Announcement } from '@hostfront/domain/announcements/announcement'
import { useAct } from '../../../parts/use-act.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { AnnouncementDialog } from './announcement-dialog.tsx'

/** What an administrator is about to do, and with which announcement. */
export interface AnnouncementAction {
  readonly kind: 'edit' | 'delete'
  readonly announcement: Announcement
}

interface AnnouncementActionDialogProps {
  action: AnnouncementAction
  onClose: () => void
}

/** Drawn beside the list: what is typed here stays when its row leaves the page. */
export function AnnouncementActionDialog({
  action: { kind, announcement },
  onClose,
}: AnnouncementActionDialogProps) {
  const act = useAct()
  const { id, title } = announcement
  if (kind === 'edit') return <AnnouncementDialog announcement={announcement} onClose={onClose} />
  return (
    <ConfirmDialog
      title="Delete announcement"
      confirm="Delete"
      onClose={onClose}
      onConfirm={() =>
        act(({ announcements }) => announcements.remove({ id }), 'Announcement deleted')
      }
    >
      <p>“{title}” is deleted for good, and nobody reads it any more.</p>
    </ConfirmDialog>
  )
}
