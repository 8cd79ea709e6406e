import type { Announcement } from '@hostfront/domain/announcements/announcement'
import { useState } from 'react'
import { openHost } from '../../host/open-host.ts'
import { useSettings } from '../../host/settings.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { explain } from '../../words/explain.ts'
import { AnnouncementDialog } from './announcement-dialog.tsx'

/** What can be done with one announcement. */
export function AnnouncementActions({ announcement }: { announcement: Announcement }) {
  const { currency } = useSettings()
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const close = () => setOpen(null)
  const { id, title, isActive } = announcement
  const named = <span className="sr-only"> {title}</span>

  async function toggle(): Promise<void> {
    const { api } = await openHost()
    const { createdAt: _createdAt, ...form } = announcement
    await api.announcements.update({ ...form, isActive: !isActive })
    void toast(isActive ? 'Announcement switched off' : 'Announcement activated')
  }

  async function remove(): Promise<string | null> {
    try {
      const { api } = await openHost()
      await api.announcements.remove({ id })
      void toast('Announcement deleted')
      return null
    } catch (error) {
      return explain(error, currency)
    }
  }

  return (
    <div className="flex gap-2 @3xl:@max-5xl:flex-col">
      <Button look="secondary" size="small" onClick={() => setOpen('edit')}>
        Edit{named}
      </Button>
      <ActionButton look="secondary" size="small" onAct={toggle}>
        {isActive ? 'Switch off' : 'Activate'}
        {named}
      </ActionButton>
      <Button look="danger" size="small" onClick={() => setOpen('delete')}>
        Delete{named}
      </Button>
      {open === 'edit' ? <AnnouncementDialog announcement={announcement} onClose={close} /> : null}
      {open === 'delete' ? (
        <ConfirmDialog
          title="Delete announcement"
          confirm="Delete"
          onClose={close}
          onConfirm={remove}
        >
          <p className="[overflow-wrap:anywhere]">
            "{title}" is deleted for good, and nobody reads it any more.
          </p>
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
