import { upkeep } from '@hostfront/contract/upkeep'
import { bind } from '../access/bind.ts'
import { confirmClock } from '../upkeep/confirm-clock.ts'
import { readNotices } from '../upkeep/read-notices.ts'
import { readTonight } from '../upkeep/read-tonight.ts'
import { runNow } from '../upkeep/run-now.ts'

export const procedures = bind(upkeep, {
  notices: readNotices,
  confirmClock,
  tonight: readTonight,
  runNow,
})
