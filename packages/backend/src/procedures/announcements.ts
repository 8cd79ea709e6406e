import { announcements } from '@hostfront/contract/announcements'
import { bind } from '../access/bind.ts'
import {
  createAnnouncement,
  removeAnnouncement,
  updateAnnouncement,
} from '../announcements/edit-announcements.ts'
import { listAnnouncements, listCurrent } from '../announcements/list-announcements.ts'

export const procedures = bind(announcements, {
  current: listCurrent,
  list: listAnnouncements,
  create: createAnnouncement,
  update: updateAnnouncement,
  remove: removeAnnouncement,
})
