import { desk } from '@hostfront/contract/desk'
import { bind } from '../access/bind.ts'
import { countWaiting } from '../desk/count-waiting.ts'
import { listTeam } from '../desk/list-team.ts'
import { readAutomation } from '../desk/read-automation.ts'
import { readFigures } from '../desk/read-figures.ts'
import { searchDesk } from '../desk/search-desk.ts'

export const procedures = bind(desk, {
  figures: readFigures,
  waiting: countWaiting,
  automation: readAutomation,
  search: searchDesk,
  team: listTeam,
})
