import type { Settings } from '@hostfront/domain/settings/settings'
import { type Store, StoreError } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { getSettings } from './read-settings.ts'

/** Known for so long at most: where replicas do not hear of each other, a change counts everywhere after it. */
const KNOWN_MS = 10_000
/** After the store could not be reached it is left in peace for so long. */
const PEACE_MS = 1000

interface Known {
  readonly settings: Promise<Settings>
  /** Milliseconds since 1970. */
  readonly until: number
}

interface Memory {
  current: Known | null
  /** The last that were read; they are used while the store cannot be reached. */
  last: Settings | null
}

const knownTo = new WeakMap<Store, Memory>()

/**
 * The settings as every call needs to know them, from memory until the shop reports a change. For what may be a
 * moment late, or later still while the store cannot be reached; prices and limits are read where they are used.
 */
export function knownSettings(backend: Pick<Backend, 'store' | 'now'>): Promise<Settings> {
  const memory = memoryOf(backend.store)
  const now = Date.parse(backend.now())
  if (memory.current && now < memory.current.until) return memory.current.settings
  const entry: Known = { settings: readAnew(memory, backend), until: now + KNOWN_MS }
  memory.current = entry
  // A fault is not kept: the next call asks again.
  entry.settings.catch(() => {
    if (memory.current === entry) memory.current = null
  })
  return entry.settings

  async function readAnew(known: Memory, from: typeof backend): Promise<Settings> {
    try {
      const settings = await getSettings(from)
      known.last = settings
      return settings
    } catch (error) {
      if (!known.last || !(error instanceof StoreError) || error.kind !== 'unavailable') throw error
      const standIn = Promise.resolve(known.last)
      known.current = { settings: standIn, until: Date.parse(from.now()) + PEACE_MS }
      return standIn
    }
  }
}

function memoryOf(store: Store): Memory {
  const known = knownTo.get(store)
  if (known) return known
  const memory: Memory = { current: null, last: null }
  store.watch((changed) => {
    if (changed.includes('settings')) memory.current = null
  })
  knownTo.set(store, memory)
  return memory
}
