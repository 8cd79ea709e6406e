/** What domains cost by what they end in: agreed with a customer when they get one, and until somebody agrees anew. */
import * as z from 'zod/mini'
import { issue } from '../issue.ts'
import { Money } from '../money/money.ts'
import { allow, type Result, refuse } from '../result.ts'
import { wholeNumber } from '../whole-number.ts'
import type { Domain } from './domain.ts'
import { extensionOf } from './domain-extension.ts'

/** No registry gives a name for longer at once. */
export const MOST_YEARS = 10

export const Years = wholeNumber(1, MOST_YEARS)

/** As much again in tax is still an amount that can be billed. */
export const DomainAmount = Money.check(z.lte(1_000_000_00, issue('TOO_HIGH')))

/** What an extension costs for so many years at once, without tax, minor units. Null: not for so many years. */
export const DomainPrice = z.object({
  /** As `Extension` has written it. */
  extension: z.string().check(z.maxLength(253), z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/)),
  years: Years,
  register: z.nullable(DomainAmount),
  renew: z.nullable(DomainAmount),
  transfer: z.nullable(DomainAmount),
})
export type DomainPrice = z.infer<typeof DomainPrice>

export const MOST_PRICES = 500

export const DomainPrices = z.array(DomainPrice).check(z.maxLength(MOST_PRICES))

/** What is bought. */
export const DomainAct = z.enum(['register', 'renew', 'transfer'])
export type DomainAct = z.infer<typeof DomainAct>

type Line = Pick<DomainPrice, 'extension' | 'years'>

/** Which line of the list it is. */
export const priceKey = ({ extension, years }: Line): string => `${extension} ${years}`

export const findPrice = (prices: readonly DomainPrice[], line: Line): DomainPrice | null =>
  prices.find((price) => priceKey(price) === priceKey(line)) ?? null

const byExtension = (one: DomainPrice, other: DomainPrice): number =>
  one.extension.localeCompare(other.extension, 'en') || one.years - other.years

/** The list with this line, in the place of the one that it had of the same extension and years; by extension. */
export const withPrice = (prices: readonly DomainPrice[], price: DomainPrice): DomainPrice[] =>
  [...withoutPrice(prices, price), price].toSorted(byExtension)

export const withoutPrice = (prices: readonly DomainPrice[], line: Line): DomainPrice[] =>
  prices.filter((price) => priceKey(price) !== priceKey(line))

export const extensionsIn = (prices: readonly DomainPrice[]): string[] => [
  ...new Set(prices.map(({ extension }) => extension)),
]

/** What `act` costs for a name by the list; null where it is not in it. What has no line of its own costs the years of one. */
export function listPrice(
  prices: readonly DomainPrice[],
  name: string,
  act: DomainAct,
  years = 1,
): number | null {
  const extension = extensionOf(name, extensionsIn(prices))
  const whole = findPrice(prices, { extension, years })?.[act] ?? null
  if (whole !== null) return whole
  // What is transferred is transferred once, for however long.
  const one =
    act === 'transfer' ? null : (findPrice(prices, { extension, years: 1 })?.[act] ?? null)
  return one === null ? null : one * years
}

/**
 * What so many years more of a domain cost. Its own price per year is what was agreed. Only where that is the one of the list,
 * the list also says what several years cost at once.
 */
export function renewalAmount(
  domain: Pick<Domain, 'name' | 'price'>,
  years: number,
  prices: readonly DomainPrice[],
): number {
  const isByList = listPrice(prices, domain.name, 'renew') === domain.price
  const listed = isByList ? listPrice(prices, domain.name, 'renew', years) : null
  return listed ?? domain.price * years
}

/** What whoever has none yet can get, and for how much: the lines of one year by which a domain is registered or transferred. */
export const offeredPrices = (prices: readonly DomainPrice[]): DomainPrice[] =>
  prices.filter(
    ({ years, register, transfer }) => years === 1 && (register !== null || transfer !== null),
  )

/** The price per year that is agreed with a new one: what was typed, else that of the list. */
export function agreedPrice(
  prices: readonly DomainPrice[],
  name: string,
  typed: number | null,
): Result<number, { readonly extension: string }> {
  const price = typed ?? listPrice(prices, name, 'renew')
  return price === null
    ? refuse({ extension: extensionOf(name, extensionsIn(prices)) })
    : allow(price)
}

/** Whether a domain is renewed at the price of this line: then a new one can be agreed with all of them at once. */
export const isAtPrice = (
  domain: Pick<Domain, 'name' | 'price'>,
  line: DomainPrice,
  prices: readonly DomainPrice[],
): boolean =>
  line.years === 1 &&
  line.renew === domain.price &&
  extensionOf(domain.name, extensionsIn(prices)) === line.extension
