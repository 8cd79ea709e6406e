import { parseDocument } from '../document/document.ts'
import { legacyKeys, migrateLegacy } from '../document/legacy.ts'
import type { LegacyContext } from '../document/legacy-context.ts'
import type { ShopDocument } from '../document/write-document.ts'
import type { DatabaseAccess } from './catch-up.ts'
import { loadShop } from './load-shop.ts'
import type { ShopConnection } from './open-database.ts'
import { setAsideText } from './quarantine.ts'
import { replaceShop } from './replace-shop.ts'
import type { ShopState } from './shop-state.ts'

export interface FirstStartOptions extends LegacyContext {
  readonly access: DatabaseAccess
}

/** This key of `meta` says that the legacy keys are in the shop and may go. */
const LEGACY_TAKEN_KEY = 'legacy-taken'

/** The database is empty, local storage is not: takes in the document there, else the seed's separate keys. */
export async function takeInFirst(
  state: ShopState,
  connection: ShopConnection,
  options: FirstStartOptions,
): Promise<void> {
  const { name, environment } = options.access
  const { localStorage } = environment
  if (!localStorage) return
  const text = localStorage.getItem(name)
  if (text === null) return takeInLegacy(state, connection, localStorage, options)
  const parsed = parseDocument(text)
  if (parsed.ok) return takeIn(state, connection, parsed.value, options)
  state.damagedText = text
  if (parsed.refusal.code === 'newer-version') return state.block('newer', 'newer-version')
  state.block('damaged', 'damaged')
  return setAsideText(state, connection, text, options.now())
}

/** A start that was cut off between taking the legacy keys in and removing them ends here. */
export async function removeTakenLegacy(
  connection: ShopConnection,
  localStorage: Storage | null,
): Promise<void> {
  const isTaken = await connection.get('meta', LEGACY_TAKEN_KEY)
  if (isTaken === true && localStorage) removeLegacy(localStorage)
}

async function takeInLegacy(
  state: ShopState,
  connection: ShopConnection,
  localStorage: Storage,
  options: FirstStartOptions,
): Promise<void> {
  const read = (key: string) => localStorage.getItem(key)
  const texts = {
    users: read('users'),
    services: read('services'),
    orders: read('orders'),
    userServices: read('userServices'),
    tickets: read('tickets'),
  }
  // A browser that cannot hash (plain http) fails the migration like a bad record does.
  const migrated = await migrateLegacy(texts, options).catch(() => null)
  if (migrated?.ok) {
    await takeIn(state, connection, migrated.value, options, LEGACY_TAKEN_KEY)
    await removeTakenLegacy(connection, localStorage)
    return
  }
  state.block('damaged', 'migration-failed', 'migration-failed')
  state.damagedText = JSON.stringify(texts, null, 2)
  await setAsideText(state, connection, state.damagedText, options.now())
}

async function takeIn(
  state: ShopState,
  connection: ShopConnection,
  { tables, revision }: ShopDocument,
  { access, newId, now }: FirstStartOptions,
  mark?: string,
): Promise<void> {
  const meta = await replaceShop(connection, {
    tables,
    revision,
    shopId: newId(),
    at: now().toISOString(),
    onlyIfEmpty: true,
    ...(mark && { mark }),
  })
  if (meta) return state.adopt(connection, meta, tables)
  // Another tab took it in at the same time.
  const loaded = await loadShop(connection, access)
  if (loaded.state === 'ready') state.adopt(connection, loaded.meta, loaded.tables)
  else state.block('unavailable', 'busy')
}

/** The seed's copy of the signed-in user goes too where it still holds the plain password. */
function removeLegacy(localStorage: Storage): void {
  for (const key of legacyKeys) localStorage.removeItem(key)
  const session = localStorage.getItem('currentUser')
  if (session?.includes('"password"')) localStorage.removeItem('currentUser')
}
