import type { Store, Tx } from '@hostfront/store/port'

/** A store in which somebody commits a change just before everything is replaced. */
export const beforeReplacing = (store: Store, change: (tx: Tx) => Promise<unknown>): Store => ({
  ...store,
  async replaceAll(complete) {
    await store.transaction(change)
    await store.replaceAll(complete)
  },
})
