import { byPosition } from '@hostfront/domain/by-position'
import { takesCurrency } from '@hostfront/domain/gateways/taken-currencies'
import type { Currency } from '@hostfront/domain/money/money'
import type { PaymentMethod } from '@hostfront/domain/payments/payment-method'
import type { PublicMethod } from '@hostfront/domain/payments/public-method'
import { publicMethods } from '@hostfront/domain/payments/public-methods'
import type { ReadTx } from '@hostfront/store/port'
import type { Call } from '../call/context.ts'

/** So many are read at most, those that are off included. */
export const MOST_METHODS = 200

/** All payment methods by position, those that are off included. */
export async function allMethods(tx: ReadTx): Promise<PaymentMethod[]> {
  const { items } = await tx.paymentMethods.list({ order: 'oldest', limit: MOST_METHODS })
  return items.toSorted(byPosition)
}

/** The same, by which money of that currency can come in: a gateway that does not take it is off. */
export async function takenMethods(tx: ReadTx, currency: Currency): Promise<PaymentMethod[]> {
  const taken: PaymentMethod[] = []
  for (const method of await allMethods(tx)) {
    const isOn = method.isOn && (await isTaken(tx, method, currency))
    taken.push({ ...method, isOn })
  }
  return taken
}

/** As customers know them. */
export const knownMethods = async (tx: ReadTx, currency: Currency): Promise<PublicMethod[]> =>
  publicMethods(await takenMethods(tx, currency))

/** Whether money of that currency comes in by it: by all but a gateway that does not take it. */
export async function isTaken(
  tx: ReadTx,
  { id, kind }: Pick<PaymentMethod, 'id' | 'kind'>,
  currency: Currency,
): Promise<boolean> {
  const gateway = kind === 'gateway' ? await tx.gateways.get(id) : null
  return gateway === null || takesCurrency(gateway.kind, currency)
}

export const listMethods = (call: Call): Promise<PaymentMethod[]> => call.store.read(allMethods)
