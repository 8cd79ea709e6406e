import { desk } from '@hostfront/contract/desk'
import { implement } from '@orpc/server'
import { signedIn } from '../access.ts'
import { admitted, type CallContext } from '../answers.ts'
import { countWaiting } from './count-waiting.ts'
import { listTeam } from './list-team.ts'
import { readAutomation } from './read-automation.ts'
import { readFigures } from './read-figures.ts'
import { searchDesk } from './search-desk.ts'

const on = implement(desk).$context<CallContext>().use(admitted)

export const procedures = on.router({
  figures: on.figures.handler(({ context }) => readFigures(signedIn(context))),
  waiting: on.waiting.handler(({ context }) => countWaiting(signedIn(context))),
  automation: on.automation.handler(({ context }) => readAutomation(signedIn(context))),
  search: on.search.handler(({ context, input }) => searchDesk(signedIn(context), input)),
  team: on.team.handler(({ context }) => listTeam(signedIn(context))),
})
