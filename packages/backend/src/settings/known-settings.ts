import type { Settings } from '@hostfront/domain/settings/settings'
import type { Store } from '@hostfront/store/port'
import type { Backend } from '../context.ts'
import { getSettings } from './read-settings.ts'

/** Known for so long at most: where replicas do not hear of each other, a change counts everywhere after it. */
const KNOWN_MS = 10_000

interface Known {
  readonly settings: Promise<Settings>
  /** Milliseconds since 1970. */
  readonly until: number
}

const knownTo = new WeakMap<Store, { current: Known | null }>()

/**
 * The settings as every call needs to know them, from memory until the shop tells of a change. For what may be a
 * moment late; prices and limits are read where they are used.
 */
export function knownSettings(backend: Pick<Backend, 'store' | 'now'>): Promise<Settings> {
  const { store } = backend
  let known = knownTo.get(store)
  if (!known) {
    const watched: { current: Known | null } = { current: null }
    store.watch((changed) => {
      if (changed.includes('settings')) watched.current = null
    })
    knownTo.set(store, watched)
    known = watched
  }
  const now = Date.parse(backend.now())
  if (known.current && now < known.current.until) return known.current.settings
  const entry = { settings: getSettings(backend), until: now + KNOWN_MS }
  known.current = entry
  // A fault is not kept: the next call asks again.
  entry.settings.catch(() => {
    if (known.current === entry) known.current = null
  })
  return entry.settings
}
