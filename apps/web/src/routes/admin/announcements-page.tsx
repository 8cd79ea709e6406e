import { AnnouncementList } from '../../features/announcements/admin/announcement-list.tsx'
import { NewAnnouncement } from '../../features/announcements/admin/new-announcement.tsx'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'

/** What the shop says to many at once. */
export const AnnouncementsPage = () => (
  <>
    <AdminHeading>
      <NewAnnouncement />
    </AdminHeading>
    <AnnouncementList />
  </>
)
