import { KEY_CHECK_ID } from '@hostfront/domain/keys/key-check'
import { type Store, StoreError } from '@hostfront/store/port'
import type { ServerKey } from './server-key.ts'

/** The server's key is not the one that this database was begun with. */
export class WrongServerKey extends Error {
  override readonly name = 'WrongServerKey'
}

/**
 * Throws `WrongServerKey` when the database belongs to a key that is not here: nobody who has a second factor could sign
 * in, and replicas would not understand each other. A database that belongs to none yet belongs to `key` from now on.
 */
export async function checkServerKey(store: Store, key: ServerKey, now: string): Promise<void> {
  const value = checkValueOf(key)
  const known = await store.read((tx) => tx.keyChecks.get(KEY_CHECK_ID))
  const mark = (known ?? (await claim(store, value, now))).value
  if (mark !== value && !key.earlier.some((earlier) => checkValueOf(earlier) === mark)) {
    throw new WrongServerKey('the database was begun with another key')
  }
}

/** What is kept of a key: enough to know it by, and nothing that it could be made from. */
export const checkValueOf = (key: ServerKey): string =>
  key.derive('key-check').toString('base64url')

/** Of several replicas that start at once, the first one's key counts for all. */
async function claim(store: Store, value: string, now: string): Promise<{ value: string }> {
  try {
    return await store.transaction((tx) =>
      tx.keyChecks.insert({ id: KEY_CHECK_ID, createdAt: now, value }),
    )
  } catch (error) {
    if (!(error instanceof StoreError && error.kind === 'unique')) throw error
    const theirs = await store.read((tx) => tx.keyChecks.get(KEY_CHECK_ID))
    if (!theirs) throw error
    return theirs
  }
}
