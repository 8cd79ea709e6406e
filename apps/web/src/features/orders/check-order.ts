import { OrderForm } from '@hostfront/domain/orders/order-form'
import type { OrderFields } from './order-draft.ts'

export type OrderErrors = Partial<Record<keyof OrderFields, string>>

type Typed = Omit<OrderFields, 'country'> & { readonly country: string }

/**
 * What can be sent, or what is wrong, by field. A visitor is not asked for the country before the login:
 * their profile may know it.
 */
export function checkOrder(
  typed: Typed,
  isSignedIn: boolean,
): { readonly form: OrderForm | null; readonly errors: OrderErrors } {
  const parsed = OrderForm.safeParse(typed)
  if (parsed.success) return { form: parsed.data, errors: {} }
  const { country, ...others } = issuesOf(parsed.error.issues)
  return { form: null, errors: isSignedIn && country ? { ...others, country } : others }
}

/** The first issue of each field. */
function issuesOf(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): OrderErrors {
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]).reverse())
}

const FROM_ABOVE = ['serviceId', 'serverName', 'country'] as const

/** Where the person mends first; the voucher where nothing else is wrong. */
export const firstWrong = (errors: OrderErrors): keyof OrderFields =>
  FROM_ABOVE.find((field) => errors[field]) ?? 'voucherCode'
