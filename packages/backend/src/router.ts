/** The contract, answered: a room a noun. */
import { lazy } from '@orpc/server'
import { procedures as accounts } from './accounts/procedures.ts'
import { procedures as catalog } from './catalog/procedures.ts'
import { procedures as settings } from './settings/procedures.ts'

/**
 * A room that is opened with the first call of it and stays open: to import it again would cost each call a turn of the
 * page. Its procedures are copied out of the router that `implement` makes: over HTTP that one shows its contract alone,
 * whose procedures nobody answers.
 */
function room<Procedures extends object>(load: () => Promise<{ readonly procedures: Procedures }>) {
  let opening: Promise<{ default: Procedures }> | null = null
  return lazy(() => {
    opening ??= load().then(
      ({ procedures }) => ({ default: { ...procedures } }),
      (fault: unknown) => {
        // The next call tries again.
        opening = null
        throw fault
      },
    )
    return opening
  })
}

// What every page asks is there at once. The rest waits: the page of the embedded edition opens sooner, and what is
// added to the back rooms costs a visitor nothing.
export const router = {
  accounts,
  announcements: room(() => import('./announcements/procedures.ts')),
  apiKeys: room(() => import('./api-keys/procedures.ts')),
  audit: room(() => import('./audit/procedures.ts')),
  billing: room(() => import('./billing/procedures.ts')),
  catalog,
  clients: room(() => import('./clients/procedures.ts')),
  content: room(() => import('./content/procedures.ts')),
  desk: room(() => import('./desk/procedures.ts')),
  domains: room(() => import('./domains/procedures.ts')),
  opening: room(() => import('./opening/procedures.ts')),
  orders: room(() => import('./orders/procedures.ts')),
  plans: room(() => import('./plans/procedures.ts')),
  secondFactor: room(() => import('./second-factor/procedures.ts')),
  services: room(() => import('./services/procedures.ts')),
  settings,
  shop: room(() => import('./shop/procedures.ts')),
  support: room(() => import('./support/procedures.ts')),
  tickets: room(() => import('./tickets/procedures.ts')),
  upkeep: room(() => import('./upkeep/procedures.ts')),
  vouchers: room(() => import('./vouchers/procedures.ts')),
}
