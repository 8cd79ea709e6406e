import type { TestShop } from '../shop.ts'

/** The VAT of a new shop (seed): 20 % in Morocco. */
export const taxIn = (country: string | null): number => (country === 'MA' ? 2000 : 0)

/** Of the customer, by the country of the last order. */
export async function taxOf({ store }: TestShop, userId: string): Promise<number> {
  return taxIn((await store.read((tx) => tx.users.get(userId)))?.country ?? null)
}
