import type { ContractRouterClient } from '@orpc/contract'
import { accounts } from './accounts.ts'
import { admin } from './admin.ts'
import { announcements } from './announcements.ts'
import { apiKeys } from './api-keys.ts'
import { audit } from './audit.ts'
import { billing } from './billing.ts'
import { books } from './books.ts'
import { clients } from './clients.ts'
import { content } from './content.ts'
import { creditNotes } from './credit-notes.ts'
import { declarations } from './declarations.ts'
import { delivery } from './delivery.ts'
import { disputes } from './disputes.ts'
import { domains } from './domains.ts'
import { files } from './files.ts'
import { gateways } from './gateways.ts'
import { notifications } from './notifications.ts'
import { opening } from './opening.ts'
import { options } from './options.ts'
import { orders } from './orders.ts'
import { panels } from './panels.ts'
import { paymentMethods } from './payment-methods.ts'
import { payments } from './payments.ts'
import { plans } from './plans.ts'
import { refunds } from './refunds.ts'
import { reports } from './reports.ts'
import { secondFactor } from './second-factor.ts'
import { security } from './security.ts'
import { services } from './services.ts'
import { settings } from './settings.ts'
import { shop } from './shop.ts'
import { statements } from './statements.ts'
import { support } from './support.ts'
import { tickets } from './tickets.ts'
import { upkeep } from './upkeep.ts'
import { vouchers } from './vouchers.ts'

/** All that may be asked of the shop, by noun and verb. */
export const contract = {
  accounts,
  announcements,
  apiKeys,
  audit,
  billing,
  books,
  clients,
  content,
  creditNotes,
  disputes,
  admin,
  declarations,
  delivery,
  domains,
  files,
  gateways,
  notifications,
  opening,
  options,
  orders,
  panels,
  paymentMethods,
  payments,
  plans,
  refunds,
  reports,
  secondFactor,
  security,
  services,
  settings,
  shop,
  statements,
  support,
  tickets,
  upkeep,
  vouchers,
}

/** The one client of the interface, the same in the page and over HTTP. */
export type Api = ContractRouterClient<typeof contract>
