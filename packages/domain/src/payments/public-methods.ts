import { byPosition } from '../by-position.ts'
import { COINS } from './coins.ts'
import { byCountry, isOffered } from './offered-methods.ts'
import type { PaymentMethod } from './payment-method.ts'
import type { PublicMethod } from './public-method.ts'

/** By position. What is not offered says nothing of where money would go. */
export const publicMethods = (methods: readonly Omit<PaymentMethod, 'createdAt'>[]) =>
  methods.toSorted(byPosition).map((method): PublicMethod => {
    const { id, kind, name, country } = method
    const offered = isOffered(method)
    const { instructions, account } = offered ? method : { instructions: '', account: '' }
    return { id, kind, name, country, isOffered: offered, instructions, account }
  })

/**
 * The ways to pay outside of the shop that a customer of `country` (ISO 3166; null: not known) is offered: those of other
 * countries last; possibly none.
 */
export function offeredMethods(
  methods: readonly PublicMethod[],
  country: string | null = null,
): readonly PublicMethod[] {
  const offered = methods.filter((method) => method.isOffered && method.id !== COINS)
  return byCountry(offered, country)
}

/** The name of a method as customers know it; its id where the shop does not know it any more. */
export const nameOfMethod = (id: string, methods: readonly PublicMethod[]): string =>
  methods.find((method) => method.id === id)?.name ?? id
