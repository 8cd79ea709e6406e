import type { Settings } from '../settings/settings.ts'
import type { Invoice } from './invoice.ts'
import { type Buyer, type NamedParties, namedParties } from './invoice-parties.ts'

const isBlankSeller = ({ name, address, email }: Invoice['seller']): boolean =>
  name === '' && address === '' && email === ''
const isBlankBuyer = ({ name, company, country }: Invoice['buyer']): boolean =>
  name === '' && company === null && country === null

/**
 * Whether an invoice says neither who bills nor whom: one that a process of a version before the names has written while
 * the shop was being upgraded.
 */
export const isBlank = ({ seller, buyer }: Pick<Invoice, 'seller' | 'buyer'>): boolean =>
  isBlankSeller(seller) && isBlankBuyer(buyer)

/**
 * The names of a blank invoice, as far as they are still known: those of today. The rate of a tax that was charged stays
 * unknown.
 */
export function filledParties(
  settings: Pick<Settings, 'siteName' | 'address' | 'paymentsEmail' | 'tax'>,
  user: Buyer,
): NamedParties {
  return namedParties(settings, user)
}
