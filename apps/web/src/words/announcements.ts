import type { Announcement } from '@hostfront/domain/announcements/announcement'

export const ANNOUNCEMENT_TYPE_NAMES: Record<Announcement['type'], string> = {
  info: 'Information',
  warning: 'Warning',
  maintenance: 'Maintenance',
}

export const AUDIENCE_NAMES: Record<Announcement['targetAudience'], string> = {
  all: 'Everybody',
  customers: 'Customers',
  admins: 'Administrators',
}
