import { byPosition } from '../by-position.ts'
import { COINS } from './coins.ts'
import type { PaymentMethod } from './payment-method.ts'

type Offerable = Pick<PaymentMethod, 'kind' | 'isOn' | 'instructions' | 'account'>

/** Whether it says how to pay with it. */
export const hasDetails = ({
  instructions,
  account,
}: Pick<PaymentMethod, 'instructions' | 'account'>): boolean =>
  `${instructions}${account}`.trim() !== ''

/**
 * Whether customers may choose it: coins always, a gateway where it is on, any other where it is on and the operator has
 * said how it is paid.
 */
export const isOffered = (method: Offerable): boolean =>
  method.kind === 'coins' || (method.isOn && (method.kind === 'gateway' || hasDetails(method)))

/** Whether it has a place of its own among the others: coins are offered apart, before all. */
export const hasPlace = ({ kind }: Pick<PaymentMethod, 'kind'>): boolean => kind !== 'coins'

const USUAL = 'bank-transfer'

/** In their order, but those that are used in another country than that of the customer (ISO 3166; null: not known) last. */
export function byCountry<Method extends Pick<PaymentMethod, 'country'>>(
  methods: readonly Method[],
  country: string | null,
): readonly Method[] {
  const isForeign = (method: Method) =>
    country !== null && method.country !== null && method.country !== country
  return [...methods.filter((method) => !isForeign(method)), ...methods.filter(isForeign)]
}

/**
 * The way that a bill names until its customer chooses: that of `usual` where it is offered, else the first that a customer
 * of `country` is offered; where none is, the usual all the same, unless that is a gateway, which takes nothing then. Coins are
 * on an invoice only once they have paid it. `methods`: those that do not take the shop's currency are off.
 */
export function methodToBill(
  usual: string,
  methods: readonly (Offerable & Pick<PaymentMethod, 'id' | 'position' | 'country'>)[],
  country: string | null,
): string {
  const placed = methods
    .filter((method) => method.kind !== 'coins' && isOffered(method))
    .toSorted(byPosition)
  const offered = byCountry(placed, country)
  const wanted = usual === COINS ? USUAL : usual
  const found = offered.find(({ id }) => id === wanted) ?? offered[0]
  if (found) return found.id
  const isGateway = methods.some(({ id, kind }) => id === wanted && kind === 'gateway')
  return isGateway ? USUAL : wanted
}
