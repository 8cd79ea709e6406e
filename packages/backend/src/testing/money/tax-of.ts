import { type Tax, taxFor } from '@hostfront/domain/tax/tax-for'
import { readSettings } from '../../settings/read-settings.ts'
import type { TestShop } from '../shop.ts'

/** The VAT of a new shop (seed): 20 % in Morocco. */
export const taxIn = (country: string | null): number => (country === 'MA' ? 2000 : 0)

/** Of somebody in `country` today, by the rates of today. */
export const taxOfCountry = ({ store, backend }: TestShop, country: string | null): Promise<Tax> =>
  store.read(async (tx) => {
    const { tax } = await readSettings(tx)
    return taxFor(tax, { country, taxId: null, vatCheck: null }, backend.now().slice(0, 10))
  })

/** Of the customer, by the country of the last order. */
export async function taxOf(shop: TestShop, userId: string): Promise<Tax> {
  const user = await shop.store.read((tx) => tx.users.get(userId))
  return taxOfCountry(shop, user?.country ?? null)
}
