import { emptyTables } from '../memory/engine.ts'
import type { DatabaseAccess } from './catch-up.ts'
import type { FirstStartOptions } from './first-start.ts'
import { beginLoading } from './load-shop.ts'
import { NewerDatabase, openDatabase, type ShopConnection } from './open-database.ts'
import type { Loaded, Loading } from './read-database.ts'
import type { ShopState } from './shop-state.ts'
import { NoAnswer, within } from './within.ts'

/** Keys of the seed's storage; known here so that the code that reads them is loaded only where they are. */
const LEGACY_KEYS = ['users', 'services', 'orders', 'services', 'tickets']

export interface StartOptions extends FirstStartOptions {
  readonly access: DatabaseAccess
  /** Runs work in the adapter's queue. */
  readonly enqueue: (work: () => Promise<void>) => void
}

/** A shop that can be read. */
interface Started {
  /** When all of it is in memory; that of a large shop goes on after its first rows can be read. Never rejects. */
  readonly whole: Promise<unknown>
}

const ALL_THERE: Started = { whole: Promise.resolve() }

/** Opens the database and loads the shop. Never rejects: what goes wrong is in the state's health. */
export async function startShop(state: ShopState, options: StartOptions): Promise<Started> {
  const { environment, name, events } = options.access
  const { indexedDB } = environment
  if (!indexedDB) {
    await withoutDatabase(state, options, 'no-indexeddb')
    return ALL_THERE
  }
  // Called by `then`, because a forbidden database throws instead of rejecting.
  const opening = Promise.resolve().then(() => openDatabase(indexedDB, name, events))
  const goWithout = async (error: unknown) => {
    if (error instanceof NewerDatabase) state.block('newer', 'newer-version')
    else await withoutDatabase(state, options, error instanceof Error ? error.name : 'unknown')
    if (error instanceof NoAnswer) startLate(state, opening, options)
  }
  try {
    const connection = await within(environment.openWithinMs, opening)
    const { preview, whole } = await startWith(state, connection, options)
    const started = { whole: whole.catch(goWithout) }
    if (preview) state.preview(preview.tables, preview.pending)
    else await started.whole
    return started
  } catch (error) {
    await goWithout(error)
    return ALL_THERE
  }
}

/** A database that answers after all is taken up then. */
function startLate(state: ShopState, opening: Promise<ShopConnection>, options: StartOptions) {
  const { indexedDB, name, events } = { ...options.access, ...options.access.environment }
  opening
    .then((connection) => {
      // The one that did not answer may be closed by now; another one waits until it is its turn.
      connection.close()
      return indexedDB && !state.isWritable ? openDatabase(indexedDB, name, events) : null
    })
    .then((connection) => {
      if (!connection) return
      if (state.isWritable) connection.close()
      else options.enqueue(async () => (await startWith(state, connection, options)).whole)
    })
    .catch(() => {})
}

/** `whole` resolves when the shop is loaded; a preview can be read before, but where something else is on show already. */
async function startWith(
  state: ShopState,
  connection: ShopConnection,
  options: StartOptions,
): Promise<{ readonly preview: Loading['preview']; readonly whole: Promise<void> }> {
  state.connection = connection
  const { preview, whole } = await beginLoading(connection, options.access)
  return { preview, whole: whole.then((loaded) => takeShop(state, connection, loaded, options)) }
}

async function takeShop(
  state: ShopState,
  connection: ShopConnection,
  loaded: Loaded,
  options: StartOptions,
): Promise<void> {
  const { name, environment } = options.access
  switch (loaded.state) {
    case 'ready':
      state.adopt(connection, loaded.meta, loaded.tables)
      state.health.set({ lastBackupAt: loaded.lastBackupAt })
      if (hasLegacy(environment.localStorage)) {
        const { removeTakenLegacy } = await import('./first-start.ts')
        await removeTakenLegacy(connection, environment.localStorage).catch(() => {})
      }
      return
    case 'newer':
      state.block('newer', 'newer-version')
      return state.hide()
    case 'damaged': {
      state.block('damaged', 'damaged')
      state.hide()
      const { quarantineDatabase } = await import('./quarantine.ts')
      return quarantineDatabase(state, connection, options.now())
    }
    case 'empty':
      if (
        readText(environment.localStorage, name) !== null ||
        hasLegacy(environment.localStorage)
      ) {
        const { takeInFirst } = await import('./first-start.ts')
        return takeInFirst(state, connection, options)
      }
      state.adopt(connection, null, emptyTables())
  }
}

/** Shows the copy in local storage, or nothing; nothing can be written. */
async function withoutDatabase(
  state: ShopState,
  { access }: StartOptions,
  why: string,
): Promise<void> {
  state.lose()
  state.block('unavailable', why)
  const text = readText(access.environment.localStorage, access.name)
  if (text !== null) {
    // A file that cannot be loaded any more leaves nothing to show either.
    const document = await import('../document/document.ts').catch(() => null)
    const parsed = document?.parseDocument(text)
    if (parsed?.ok) {
      state.show(parsed.value.tables)
      state.isLoaded = true
      return
    }
  }
  state.show(emptyTables())
}

function hasLegacy(localStorage: Storage | null): boolean {
  return LEGACY_KEYS.some((key) => readText(localStorage, key) !== null)
}

function readText(localStorage: Storage | null, key: string): string | null {
  try {
    return localStorage?.getItem(key) ?? null
  } catch {
    return null
  }
}
