import { alikeKey } from './alike-key.ts'
import type { Payment } from './payment.ts'
import { referenceKey } from './reference-key.ts'

/** By what a payment with this reference is found; nothing where it has none. */
export function referenceKeys(
  reference: string | null,
): Pick<Payment, 'referenceKey' | 'alikeKey'> {
  const key = reference === null ? null : referenceKey(reference)
  return { referenceKey: key, alikeKey: key === null ? null : alikeKey(key) }
}
