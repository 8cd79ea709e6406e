/** The contract, answered: a module a noun. */
import { lazy } from '@orpc/server'
import { procedures as accounts } from './procedures/accounts.ts'
import { procedures as plans } from './procedures/plans.ts'
import { procedures as settings } from './procedures/settings.ts'

/** Loaded with the first call of the noun and kept: to import it again would cost each call a turn of the page. */
function onFirstCall<Procedures extends object>(
  load: () => Promise<{ readonly procedures: Procedures }>,
) {
  let opening: Promise<{ default: Procedures }> | null = null
  return lazy(() => {
    opening ??= load().then(
      ({ procedures }) => ({ default: procedures }),
      (fault: unknown) => {
        // The next call tries again.
        opening = null
        throw fault
      },
    )
    return opening
  })
}

// What every page asks is loaded at once. The rest waits: the page of the embedded edition opens sooner, and what is
// added to the screens behind the login costs a visitor nothing.
export const router = {
  accounts,
  announcements: onFirstCall(() => import('./procedures/announcements.ts')),
  apiKeys: onFirstCall(() => import('./procedures/api-keys.ts')),
  audit: onFirstCall(() => import('./procedures/audit.ts')),
  billing: onFirstCall(() => import('./procedures/billing.ts')),
  books: onFirstCall(() => import('./procedures/books.ts')),
  clients: onFirstCall(() => import('./procedures/clients.ts')),
  content: onFirstCall(() => import('./procedures/content.ts')),
  creditNotes: onFirstCall(() => import('./procedures/credit-notes.ts')),
  disputes: onFirstCall(() => import('./procedures/disputes.ts')),
  admin: onFirstCall(() => import('./procedures/admin.ts')),
  declarations: onFirstCall(() => import('./procedures/declarations.ts')),
  delivery: onFirstCall(() => import('./procedures/delivery.ts')),
  domains: onFirstCall(() => import('./procedures/domains.ts')),
  files: onFirstCall(() => import('./procedures/files.ts')),
  gateways: onFirstCall(() => import('./procedures/gateways.ts')),
  notifications: onFirstCall(() => import('./procedures/notifications.ts')),
  opening: onFirstCall(() => import('./procedures/opening.ts')),
  options: onFirstCall(() => import('./procedures/options.ts')),
  orders: onFirstCall(() => import('./procedures/orders.ts')),
  panels: onFirstCall(() => import('./procedures/panels.ts')),
  paymentMethods: onFirstCall(() => import('./procedures/payment-methods.ts')),
  payments: onFirstCall(() => import('./procedures/payments.ts')),
  plans,
  refunds: onFirstCall(() => import('./procedures/refunds.ts')),
  reports: onFirstCall(() => import('./procedures/reports.ts')),
  secondFactor: onFirstCall(() => import('./procedures/second-factor.ts')),
  security: onFirstCall(() => import('./procedures/security.ts')),
  services: onFirstCall(() => import('./procedures/services.ts')),
  settings,
  shop: onFirstCall(() => import('./procedures/shop.ts')),
  statements: onFirstCall(() => import('./procedures/statements.ts')),
  support: onFirstCall(() => import('./procedures/support.ts')),
  tickets: onFirstCall(() => import('./procedures/tickets.ts')),
  upkeep: onFirstCall(() => import('./procedures/upkeep.ts')),
  vouchers: onFirstCall(() => import('./procedures/vouchers.ts')),
}
