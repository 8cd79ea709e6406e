import type { CoinEntry } from '../billing/coin-entry.ts'
import type { Invoice } from '../billing/invoice.ts'
import type { OfferedOption } from '../options/order-option.ts'
import type { Order } from '../orders/order.ts'
import type { Plan } from '../plans/plan.ts'
import type { Service } from '../services/service.ts'
import type { Settings } from '../settings/settings.ts'
import type { Random } from './random.ts'

/** What samples are made of. */
export interface SampleContext {
  readonly random: Random
  newId(): string
  /** ISO 8601, UTC. Nothing of a sample lies after it but what is due or ends. */
  readonly now: string
  /** What is sold; at least one, none of them for nothing. */
  readonly plans: readonly Pick<Plan, 'id' | 'name' | 'type' | 'specs' | 'price'>[]
  /** What is asked for with them. */
  readonly options: readonly OfferedOption[]
  readonly settings: Pick<
    Settings,
    'tax' | 'billing' | 'siteName' | 'address' | 'paymentsEmail' | 'currency' | 'secondCurrency'
  >
  /** The administrator who is said to have decided and answered. */
  readonly adminId: string
}

/** An invoice whose number is taken when it is stored. */
export type UnnumberedInvoice = Omit<Invoice, 'number' | 'paid' | 'credited'>

/** An entry whose balance follows when it is stored. */
export type SampleEntry = Pick<CoinEntry, 'createdAt' | 'amount' | 'kind' | 'reference' | 'actor'>

/** An order with all that came of it. */
export interface SampleDeal {
  readonly order: Order
  readonly service: Service | null
  /** In the order in which they were issued. */
  readonly invoices: readonly UnnumberedInvoice[]
  readonly entries: readonly SampleEntry[]
}
