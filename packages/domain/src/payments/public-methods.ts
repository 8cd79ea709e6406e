import { byPosition } from '../by-position.ts'
import { COINS } from './coins.ts'
import { byCountry, isOffered } from './offered-methods.ts'
import type { PaymentMethod } from './payment-method.ts'
import type { PublicMethod } from './public-method.ts'
import { isOnTrial } from './seed-methods.ts'

/** By position. What is not offered says nothing of where money would go. */
export const publicMethods = (methods: readonly Omit<PaymentMethod, 'createdAt'>[]) =>
  methods.toSorted(byPosition).map((method): PublicMethod => {
    const { id, kind, name, country } = method
    const offered = isOffered(method)
    const { instructions, account } = offered ? method : { instructions: '', account: '' }
    const isTrial = isOnTrial(method)
    return { id, kind, name, country, isOffered: offered, isTrial, instructions, account }
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

/**
 * Those that pages name before anybody orders: none that is on trial, once another can be paid in earnest. `methods` of a
 * replica of the version before do not say which are.
 */
export function namedMethods(methods: readonly PublicMethod[]): readonly PublicMethod[] {
  const offered = offeredMethods(methods)
  const earnest = offered.filter(({ isTrial }) => !isTrial)
  return earnest.length > 0 ? earnest : offered
}

/** The name of a method as customers know it; its id where the shop does not know it any more. */
export const nameOfMethod = (id: string, methods: readonly PublicMethod[]): string =>
  methods.find((method) => method.id === id)?.name ?? id
