/** What tests of gateways' messages share: every order of them, and a shop that is killed between two steps. */
import type { TestShop } from './shop.ts'

export const ordersOf = <Each>(all: readonly Each[]): Each[][] =>
  all.length === 0
    ? [[]]
    : all.flatMap((first) =>
        ordersOf(all.filter((each) => each !== first)).map((rest) => [first, ...rest]),
      )

/** How often each is told, made of its place so that every run is the same. */
export const timesOf = (at: number): number => [1, 2, 50, 7][at % 4] ?? 1

/** The same shop, in which the store answers so many transactions and no more. */
export async function killedAfter(
  transactions: number,
  { shop }: { readonly shop: Pick<TestShop, 'backend'> },
  work: () => Promise<unknown>,
): Promise<void> {
  const { store } = shop.backend
  const { transaction } = store
  let left = transactions
  const dying: typeof transaction = (fn) => {
    left -= 1
    return left < 0 ? Promise.reject(new Error('Killed')) : transaction(fn)
  }
  Object.assign(store, { transaction: dying })
  try {
    await work().catch(() => undefined)
  } finally {
    Object.assign(store, { transaction })
  }
}
