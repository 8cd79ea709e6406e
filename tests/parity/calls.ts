import { accountCalls } from './account-calls.ts'
import { adminCalls, sampleCalls } from './admin-calls.ts'
import { booksCalls } from './books-calls.ts'
import { clientCalls } from './client-calls.ts'
import { domainCalls } from './domain-calls.ts'
import { enteringCalls } from './entering-calls.ts'
import { leavingCalls } from './leaving-calls.ts'
import { serviceCalls } from './service-calls.ts'
import { shopKeepingCalls } from './shop-keeping-calls.ts'
import type { Call } from './stage.ts'
import { talkCalls } from './talk-calls.ts'
import { tradeCalls } from './trade-calls.ts'

/**
 * One conversation with a shop, from the first visitor to the shop being replaced: what one call of each procedure does not
 * show, because it depends on what came before, or is refused for what is in it.
 */
export const calls: readonly Call[] = [
  ...enteringCalls,
  ...tradeCalls,
  ...serviceCalls,
  ...domainCalls,
  ...booksCalls,
  ...talkCalls,
  ...accountCalls,
  ...shopKeepingCalls,
  ...clientCalls,
  ...adminCalls,
  ...leavingCalls,
  ...sampleCalls,
]
