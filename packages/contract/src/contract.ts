import type { ContractRouterClient } from '@orpc/contract'
import { accounts } from './accounts.ts'
import { announcements } from './announcements.ts'
import { billing } from './billing.ts'
import { catalog } from './catalog.ts'
import { content } from './content.ts'
import { orders } from './orders.ts'
import { services } from './services.ts'
import { settings } from './settings.ts'
import { support } from './support.ts'
import { vouchers } from './vouchers.ts'

/** All that may be asked of the shop, by noun and verb. */
export const contract = {
  accounts,
  announcements,
  billing,
  catalog,
  content,
  orders,
  services,
  settings,
  support,
  vouchers,
}

/** The one client of the interface, the same in the page and over HTTP. */
export type Api = ContractRouterClient<typeof contract>
