import { admin } from '@hostfront/contract/admin'
import { bind } from '../access/bind.ts'
import { countWaiting } from '../admin/count-waiting.ts'
import { listTeam } from '../admin/list-team.ts'
import { readAutomation } from '../admin/read-automation.ts'
import { readFigures } from '../admin/read-figures.ts'
import { readMorning } from '../admin/read-morning.ts'
import { searchShop } from '../admin/search-shop.ts'

export const procedures = bind(admin, {
  figures: readFigures,
  waiting: countWaiting,
  automation: readAutomation,
  morning: readMorning,
  search: searchShop,
  team: listTeam,
})
