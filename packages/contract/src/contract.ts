import type { ContractRouterClient } from '@orpc/contract'
import { accounts } from './accounts.ts'
import { announcements } from './announcements.ts'
import { apiKeys } from './api-keys.ts'
import { billing } from './billing.ts'
import { catalog } from './catalog.ts'
import { content } from './content.ts'
import { orders } from './orders.ts'
import { secondFactor } from './second-factor.ts'
import { services } from './services.ts'
import { settings } from './settings.ts'
import { shop } from './shop.ts'
import { support } from './support.ts'
import { vouchers } from './vouchers.ts'

/** All that may be asked of the shop, by noun and verb. */
export const contract = {
  accounts,
  announcements,
  apiKeys,
  billing,
  catalog,
  content,
  orders,
  secondFactor,
  services,
  settings,
  shop,
  support,
  vouchers,
}

/** The one client of the interface, the same in the page and over HTTP. */
export type Api = ContractRouterClient<typeof contract>
