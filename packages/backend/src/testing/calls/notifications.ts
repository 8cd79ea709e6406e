import type { CallsOf } from './row.ts'

export const notifications: CallsOf<'notifications'> = {
  list: { who: 'accounts', scope: 'account:read', input: {} },
  markAllRead: { who: 'accounts' },
}
