import { Country } from '@hostfront/domain/accounts/country-codes'
import { BillingCycle } from '@hostfront/domain/orders/billing-cycle'
import type { OrderForm } from '@hostfront/domain/orders/order-form'
import * as z from 'zod/mini'

const KEY = 'hostfront-order-draft'

/**
 * What is in the form while it is filled in; null: the person left it to us, or to their profile. Of the options only
 * what the person has answered, be it to another plan.
 */
export type OrderFields = Omit<OrderForm, 'country' | 'paymentMethod'> & {
  readonly country: Country | null
  readonly paymentMethod: string | null
}

const Draft = z.object({
  billingCycle: BillingCycle,
  options: z._default(z.record(z.string(), z.string()), {}),
  serverName: z.string(),
  country: z._default(z.nullable(Country), null),
  paymentMethod: z.nullable(z.string()),
  voucherCode: z.string(),
})

/** The form for a plan: as it was left in this tab (on the way to the login, say), or fresh. */
export function openDraft(planId: string): OrderFields {
  const fresh = {
    billingCycle: 'monthly' as const,
    options: {},
    serverName: '',
    country: null,
    paymentMethod: null,
    voucherCode: '',
  }
  try {
    const kept = Draft.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    return { ...fresh, ...(kept.success ? kept.data : {}), planId }
  } catch {
    return { ...fresh, planId }
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
