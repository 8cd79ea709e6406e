import type { Store, Tx } from '@hostfront/store/port'
import { LOCK_ORDER } from '../call/lock-order.ts'

const ORDER: readonly string[] = LOCK_ORDER

/** Goes through all that an account holds, a thing at a time: lock-order.ts. */
const EXCEPTIONS: readonly string[] = ['accounts.remove', 'clients.remove']

const plainStores = new WeakMap<Store, Store>()

/** The same store; a transaction in which rows are locked out of order fails. */
export function inLockOrder(store: Store): Store {
  const checked: Store = {
    ...store,
    transaction: (fn) => store.transaction((tx) => fn(checkedTx(tx))),
  }
  plainStores.set(checked, store)
  return checked
}

/** The store for a call of that procedure. */
export const storeFor = (path: readonly string[], store: Store): Store =>
  EXCEPTIONS.includes(path.join('.')) ? (plainStores.get(store) ?? store) : store

function checkedTx(tx: Tx): Tx {
  const held = new Set<string>()
  let last = ''
  const note = (collection: string, id: string) => {
    const row = `${collection} ${id}`
    if (held.has(row) || !ORDER.includes(collection)) return
    if (ORDER.indexOf(collection) < ORDER.indexOf(last)) {
      throw new Error(`${collection} are locked after ${last} (lock-order.ts)`)
    }
    held.add(row)
    last = collection
  }
  return new Proxy(tx, {
    get(target, name) {
      const repository: unknown = Reflect.get(target, name)
      if (!(repository instanceof Object) || typeof name !== 'string') return repository
      return new Proxy(repository, {
        get(rows, method) {
          const ask: unknown = Reflect.get(rows, method)
          if (typeof ask !== 'function') return ask
          return (...given: readonly unknown[]): unknown => {
            const [id, options] = given
            if (method === 'get' && isLocking(options)) note(name, String(id))
            return Reflect.apply(ask, rows, given)
          }
        },
      })
    },
  })
}

const isLocking = (options: unknown): boolean =>
  options instanceof Object && 'lock' in options && options.lock === true
