import { byPosition } from '@hostfront/domain/by-position'
import type { PaymentMethod } from '@hostfront/domain/payments/payment-method'
import type { ReadTx } from '@hostfront/store/port'
import type { Call } from '../call/context.ts'

/** So many are read at most, those that are off included. */
export const MOST_METHODS = 200

/** All payment methods by position, those that are off included. */
export async function allMethods(tx: ReadTx): Promise<PaymentMethod[]> {
  const { items } = await tx.paymentMethods.list({ order: 'oldest', limit: MOST_METHODS })
  return items.toSorted(byPosition)
}

export const listMethods = (call: Call): Promise<PaymentMethod[]> => call.store.read(allMethods)
