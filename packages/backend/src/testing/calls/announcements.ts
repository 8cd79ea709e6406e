import { announcementForm } from './forms.ts'
import type { CallsOf } from './row.ts'

export const announcements: CallsOf<'announcements'> = {
  current: { who: 'everybody' },
  list: { who: 'team', input: {} },
  create: { who: 'team', input: announcementForm },
  update: {
    who: 'team',
    input: async ({ announcement }) => ({ ...announcementForm, id: await announcement() }),
  },
  remove: { who: 'team', input: async ({ announcement }) => ({ id: await announcement() }) },
}
