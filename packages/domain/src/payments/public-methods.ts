import { byPosition } from '../by-position.ts'
import { COINS } from './coins.ts'
import { byCountry, isOffered } from './offered-methods.ts'
import type { PaymentMethod } from './payment-method.ts'
import type { PublicMethod } from './public-method.ts'
import { RECORDED_WAYS } from './recorded-ways.ts'

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
  [...methods, ...RECORDED_WAYS].find((method) => method.id === id)?.name ?? id

/** All by which money may have come in: the methods, and cash and the like. */
export const allWays = (
  methods: readonly PublicMethod[],
): readonly Pick<PublicMethod, 'id' | 'name'>[] => [
  ...methods,
  ...RECORDED_WAYS.filter(({ id }) => methods.every((method) => method.id !== id)),
]

/** The ids of those by which the team takes money and sends it back by hand, cash and the like included. */
export const outsideWays = (methods: readonly PublicMethod[]): readonly string[] => {
  const closed = methods.filter(({ kind }) => kind !== 'manual').map(({ id }) => id)
  return allWays(methods)
    .map(({ id }) => id)
    .filter((id) => !closed.includes(id))
}
