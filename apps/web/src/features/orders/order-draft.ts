import { Country } from '@hostfront/domain/accounts/country-codes'
import { PaymentMethod } from '@hostfront/domain/billing/payment-method'
import {
  Backup,
  BillingCycle,
  DEFAULT_OPTIONS,
  Location,
  PlayerSlots,
} from '@hostfront/domain/orders/options'
import type { OrderForm } from '@hostfront/domain/orders/order-form'
import * as z from 'zod/mini'

const KEY = 'hostfront-order-draft'

/** What stands in the form while it is filled in; null: the person has left it to us, or to their profile. */
export type OrderFields = Omit<OrderForm, 'country' | 'paymentMethod'> & {
  readonly country: Country | null
  readonly paymentMethod: PaymentMethod | null
}

const Draft = z.object({
  billingCycle: BillingCycle,
  location: Location,
  ddosProtection: z.boolean(),
  playerSlots: PlayerSlots,
  backup: Backup,
  serverName: z.string(),
  country: z._default(z.nullable(Country), null),
  paymentMethod: z.nullable(PaymentMethod),
  voucherCode: z.string(),
})

/** The form for a plan: as it was left in this tab (on the way to the login, say), or fresh. */
export function openDraft(serviceId: string): OrderFields {
  const fresh = {
    ...DEFAULT_OPTIONS,
    serverName: '',
    country: null,
    paymentMethod: null,
    voucherCode: '',
  }
  try {
    const kept = Draft.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    return { ...fresh, ...(kept.success ? kept.data : {}), serviceId }
  } catch {
    return { ...fresh, serviceId }
  }
}

export function keepDraft(fields: OrderFields): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(fields))
  } catch {
    // A browser that keeps nothing loses the draft at the login, nothing else.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // See keepDraft.
  }
}
