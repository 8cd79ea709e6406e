import type { Invoice } from '../billing/invoice.ts'
import type { Payment } from './payment.ts'

/** What about a payment is worth a second look. `ALIKE`: another reference looks the same. `TOO_EARLY`: it came in on a day before its invoice was issued. */
export type Suspicion =
  | { readonly code: 'ALIKE'; readonly reference: string }
  | { readonly code: 'TOO_EARLY'; readonly number: string }

type Judged = Pick<Payment, 'id' | 'state' | 'receivedAt' | 'alikeKey' | 'reference'>

/**
 * What is suspicious about a payment. `invoices` are what it paid; `alike` those payments whose `alikeKey` is among others
 * the same, itself possibly included. What is undone or went back needs no second look.
 */
export function suspicionsOf(
  payment: Judged,
  invoices: readonly Pick<Invoice, 'number' | 'createdAt'>[],
  alike: readonly Judged[],
): Suspicion[] {
  if (payment.state !== 'received') return []
  const { id, alikeKey, receivedAt } = payment
  const twins = alike.filter((other) => other.id !== id && other.alikeKey === alikeKey)
  return [
    ...(alikeKey === null ? [] : twins).flatMap(({ reference }): Suspicion[] =>
      reference === null ? [] : [{ code: 'ALIKE', reference }],
    ),
    ...invoices
      .filter(({ createdAt }) => dayOf(receivedAt) < dayOf(createdAt))
      .map(({ number }): Suspicion => ({ code: 'TOO_EARLY', number })),
  ]
}

/** Of a bank only the day is known, so that an hour earlier says nothing. */
const dayOf = (time: string): string => time.slice(0, 10)
