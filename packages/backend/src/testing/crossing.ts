import type { CollectionName } from '@hostfront/store/collections'
import type { Store, Tx } from '@hostfront/store/port'

type Statement = 'get' | 'find' | 'list' | 'insert' | 'update'

/**
 * A store in which somebody else commits in the middle of a transaction, as a database with READ COMMITTED allows:
 * `other` runs once, right after the first `statement` on `collection`, and every later statement sees what it wrote.
 * (Here it shares the transaction, so it is undone when that one is refused.)
 */
export function crossedBy(
  store: Store,
  [collection, statement]: readonly [CollectionName, Statement],
  other: (tx: Tx) => Promise<unknown>,
): Store {
  let hasRun = false
  const crossing = (tx: Tx): Tx => ({
    ...tx,
    [collection]: new Proxy(tx[collection], {
      get(repository, name) {
        const method: unknown = Reflect.get(repository, name)
        if (typeof method !== 'function') return method
        return async (...input: unknown[]) => {
          const answer: unknown = await method.apply(repository, input)
          if (name === statement && !hasRun) {
            hasRun = true
            await other(tx)
          }
          return answer
        }
      },
    }),
  })
  return { ...store, transaction: (fn) => store.transaction((tx) => fn(crossing(tx))) }
}
