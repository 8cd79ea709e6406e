import { upkeep } from '@hostfront/contract/upkeep'
import { bind } from '../access/bind.ts'
import { confirmClock } from '../upkeep/confirm-clock.ts'
import { readNotices } from '../upkeep/read-notices.ts'

export const procedures = bind(upkeep, {
  notices: readNotices,
  confirmClock,
})
