import { type Actor, asActor } from '@hostfront/domain/accounts/actor'
import { StoreError } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'

/** The account that an API key acts for, with what the key may do; null once it is revoked or has expired. */
export async function identifyByKey(backend: Backend, key: string): Promise<Actor | null> {
  const keyHash = await backend.digest(key)
  const found = await backend.store.read((tx) => tx.apiKeys.findOwned({ keyHash }))
  if (!found) return null
  const { row: apiKey, owner: user } = found
  if (apiKey.expiresAt !== null && apiKey.expiresAt <= backend.now()) return null
  const { id, lastUsedAt, scopes } = apiKey
  const today = `${backend.now().slice(0, 10)}T00:00:00.000Z`
  if (lastUsedAt !== today) await noteUse(backend, id, lastUsedAt, today)
  return asActor(user, { scopes })
}

/** To the day, so that a busy key costs one write a day. */
async function noteUse(backend: Backend, id: string, lastUsedAt: string | null, today: string) {
  try {
    await backend.store.transaction((tx) =>
      tx.apiKeys.update(id, { lastUsedAt: today }, { lastUsedAt }),
    )
  } catch (error) {
    // A note that could not be made refuses nobody.
    if (!(error instanceof StoreError)) throw error
  }
}
