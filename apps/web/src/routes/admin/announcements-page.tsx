import { AnnouncementList } from '../../features/announcements/announcement-list.tsx'
import { NewAnnouncement } from '../../features/announcements/new-announcement.tsx'
import { AdminHeading } from './admin-heading.tsx'

/** What the shop says to many at once. */
export const AnnouncementsPage = () => (
  <>
    <AdminHeading title="Announcements">
      <NewAnnouncement />
    </AdminHeading>
    <AnnouncementList />
  </>
)
