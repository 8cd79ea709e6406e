import type { CollectionName, Rows } from '@hostfront/store/collections'
import type { ReadTx, Store, TotalsQuery } from '@hostfront/store/port'
import { rules } from '@hostfront/store/rules'

/** Hears of a collection that is looked into. */
type Note = (name: CollectionName) => void

/** The same store for one call; `note` hears of every collection that is looked into, those that a search leads to included. */
export function recordedStore(store: Store, note: Note): Store {
  return {
    ...store,
    read: (fn, options) => store.read((tx) => fn(recorded(tx, note)), options),
    transaction: (fn) => store.transaction((tx) => fn(recorded(tx, note))),
    // The store outlives the call, and what each call watched would add up.
    watch: () => () => {},
  }
}

function recorded<Collections extends ReadTx>(tx: Collections, note: Note): Collections {
  return new Proxy(tx, {
    get(target, name) {
      const repository: unknown = Reflect.get(target, name)
      if (!isCollection(name) || !(repository instanceof Object)) return repository
      note(name)
      return noteTies(repository, name, note)
    },
  })
}

/** What a question answers of other collections than the one that is asked. */
function noteTies(repository: object, name: CollectionName, note: Note): object {
  return new Proxy(repository, {
    get(target, method) {
      const ask: unknown = Reflect.get(target, method)
      if (typeof ask !== 'function') return ask
      return (...given: readonly unknown[]): unknown => {
        if (method === 'findOwned') note('users')
        if (method === 'list' && isSearch(given[0])) {
          for (const { to } of rules[name].searchesTied ?? []) note(to)
        }
        if (method === 'totals') for (const to of reachedBy(given[0])) note(to)
        return Reflect.apply(ask, target, given)
      }
    },
  })
}

/** Where the keys of a question for totals lead. */
function reachedBy(query: unknown): readonly CollectionName[] {
  const { by = [] } = query as TotalsQuery<Rows['invoices']>
  return by.flatMap((key) =>
    typeof key === 'object' && 'via' in key ? key.via.map(({ to }) => to) : [],
  )
}

const isCollection = (name: string | symbol): name is CollectionName =>
  typeof name === 'string' && Object.hasOwn(rules, name)

const isSearch = (query: unknown): boolean =>
  query instanceof Object && 'search' in query && Boolean(query.search)
