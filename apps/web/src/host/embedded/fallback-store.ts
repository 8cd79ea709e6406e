import type { Backend } from '@hostfront/backend/call/context'
import { initialiseShop } from '@hostfront/backend/initialise-shop'
import { SETTINGS_ID } from '@hostfront/domain/settings/settings'
import { createMemoryStore } from '@hostfront/store/memory'
import type { Store } from '@hostfront/store/port'

/**
 * What pages show while the stored shop cannot be read: a new shop's catalogue and settings, without accounts.
 * Reading falls back to it; writing never does, so nothing seems saved that is not.
 */
export function withFallbackStore(store: Store, backend: Omit<Backend, 'store'>): Store {
  let standIn: Promise<Store> | undefined
  return {
    ...store,
    async read(fn) {
      const found = await store.read(async (tx) =>
        (await tx.settings.get(SETTINGS_ID)) ? { value: await fn(tx) } : null,
      )
      if (found) return found.value
      standIn ??= openStandIn(backend)
      return (await standIn).read(fn)
    },
  }
}

async function openStandIn(backend: Omit<Backend, 'store'>): Promise<Store> {
  const store = createMemoryStore()
  await initialiseShop({ ...backend, store }, [])
  return store
}
