import type { BrowserEnvironment } from './environment.ts'
import { loadShop } from './load-shop.ts'
import {
  type ConnectionEvents,
  MissingDatabase,
  NewerDatabase,
  openDatabase,
  type ShopConnection,
} from './open-database.ts'
import { readNews } from './read-database.ts'
import type { ShopState } from './shop-state.ts'
import { isConnectionLost } from './storage-fault.ts'
import { within } from './within.ts'

export interface DatabaseAccess {
  readonly name: string
  readonly environment: BrowserEnvironment
  readonly events: ConnectionEvents
  readonly now: () => Date
}

/**
 * Brings memory up to what other tabs have committed. True when something changed, also when what changed is
 * that nothing can be written any more. Rejects with what the browser says when it cannot be read.
 */
export async function catchUp(state: ShopState, access: DatabaseAccess): Promise<boolean> {
  if (!state.isWritable) return lookForMended(state, access)
  const connection = state.connection ?? (await reconnect(state, access))
  if (!connection) return true
  try {
    return await takeNews(state, connection, access)
  } catch (error) {
    if (!isConnectionLost(error)) throw error
    state.lose()
    const again = await reconnect(state, access)
    return again ? takeNews(state, again, access) : true
  }
}

async function takeNews(
  state: ShopState,
  connection: ShopConnection,
  access: DatabaseAccess,
): Promise<boolean> {
  const news = await readNews(connection, state.meta, access.environment.answerWithinMs)
  switch (news.state) {
    case 'none':
      return false
    case 'changes': {
      const changes = news.changes.map((change) => ({
        ...change,
        before: state.engine.tables.get(change.collection)?.get(change.id) ?? null,
      }))
      // Changes are read only where a shop is known.
      if (state.meta) state.apply(changes, { ...state.meta, revision: news.revision }, false)
      return true
    }
    case 'reload':
      await reload(state, connection, access)
      return true
    case 'newer':
      state.block('newer', 'newer-version', 'outdated-tab')
      return true
    case 'wiped':
      state.block('unavailable', 'wiped', 'wiped')
      return true
    case 'damaged':
      state.block('damaged', 'damaged')
      return true
  }
}

/** Another tab may have restored a shop that could not be read. */
async function lookForMended(state: ShopState, access: DatabaseAccess): Promise<boolean> {
  if (state.health.current.state !== 'damaged' || !state.connection) return false
  const loaded = await loadShop(state.connection, access)
  if (loaded.state !== 'ready') return false
  state.health.clear('migration-failed')
  state.adopt(state.connection, loaded.meta, loaded.tables)
  return true
}

async function reload(state: ShopState, connection: ShopConnection, access: DatabaseAccess) {
  const loaded = await loadShop(connection, access)
  if (loaded.state === 'ready') {
    state.adopt(connection, loaded.meta, loaded.tables)
    state.health.set({ lastBackupAt: loaded.lastBackupAt })
  } else if (loaded.state === 'newer') state.block('newer', 'newer-version', 'outdated-tab')
  else if (loaded.state === 'damaged') state.block('damaged', 'damaged')
  else state.block('unavailable', 'wiped', 'wiped')
}

/** Null, with the reason in the state's health, when the database is gone or cannot be opened. */
async function reconnect(
  state: ShopState,
  { environment, name, events }: DatabaseAccess,
): Promise<ShopConnection | null> {
  if (!environment.indexedDB) return null
  // A shop that was never written has no data to miss.
  const mustExist = state.meta !== null
  try {
    const opening = openDatabase(environment.indexedDB, name, events, mustExist)
    state.connection = await within(environment.answerWithinMs, opening)
    return state.connection
  } catch (error) {
    if (error instanceof MissingDatabase) state.block('unavailable', 'wiped', 'wiped')
    else if (error instanceof NewerDatabase) state.block('newer', 'newer-version', 'outdated-tab')
    else throw error
    return null
  }
}
