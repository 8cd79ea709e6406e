import { notifications } from '@hostfront/contract/notifications'
import { bind } from '../access/bind.ts'
import { listNotifications, markAllRead } from '../notifications/notifications.ts'

export const procedures = bind(notifications, {
  list: listNotifications,
  markAllRead,
})
