import { nextTurn } from '@hostfront/store/next-turn'
import type { Store } from '@hostfront/store/port'

/** The same shop for work that nobody waits for: before each reading the page gets its turn. */
export const lowPriority = (store: Store): Store => ({
  ...store,
  async read(fn) {
    await nextTurn()
    return store.read(fn)
  },
})
