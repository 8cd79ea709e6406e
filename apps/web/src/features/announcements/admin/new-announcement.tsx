import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { AnnouncementDialog } from './announcement-dialog.tsx'

export function NewAnnouncement() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        New announcement
      </Button>
      {isOpen ? <AnnouncementDialog announcement={null} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
