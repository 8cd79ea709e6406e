import type { Announcement } from '@hostfront/domain/announcements/announcement'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useAct } from '../../ui/use-act.ts'
import { AnnouncementDialog } from './announcement-dialog.tsx'

/** What an administrator is about to do, and with which announcement. */
export interface AnnouncementDeed {
  readonly kind: 'edit' | 'delete'
  readonly announcement: Announcement
}

interface AnnouncementDeedDialogProps {
  deed: AnnouncementDeed
  onClose: () => void
}

/** Stands beside the list: what is typed here stays when its row leaves the page. */
export function AnnouncementDeedDialog({
  deed: { kind, announcement },
  onClose,
}: AnnouncementDeedDialogProps) {
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
      <p>"{title}" is deleted for good, and nobody reads it any more.</p>
    </ConfirmDialog>
  )
}
