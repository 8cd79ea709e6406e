import type { OwnApiKey } from '@hostfront/contract/api-keys'
import { DONE } from '@hostfront/contract/page'
import { isOwner } from '@hostfront/domain/accounts/actor'
import { type ApiKey, type ApiKeyForm, MAX_API_KEYS } from '@hostfront/domain/accounts/api-key'
import { addDays } from '@hostfront/domain/add-days'
import type { Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import { offersApiKeys } from '../call/capabilities.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { checkSession } from '../identity/check-session.ts'

/** Every key begins so, for people and scanners who come across one. */
const KEY_START = 'hf_'
const PREFIX_LENGTH = 10

/** The caller's keys, newest first. */
export async function listApiKeys(call: SignedInCall): Promise<OwnApiKey[]> {
  const where = { userId: call.actor.id }
  const keys = await call.store.read((tx) => tx.apiKeys.list({ where, limit: MAX_API_KEYS }))
  return keys.items
}

/** A new key, shown this once: it outlives the session it is made in. Refuses with TOO_MANY_KEYS. */
export async function createApiKey(
  call: SignedInCall,
  form: ApiKeyForm,
): Promise<{ apiKey: OwnApiKey; key: string }> {
  if (!offersApiKeys(call)) throw refused('NOT_AVAILABLE')
  const key = `${KEY_START}${call.newSecret()}`
  const apiKey: ApiKey = {
    id: call.newId(),
    createdAt: call.now(),
    userId: call.actor.id,
    name: form.name,
    prefix: key.slice(0, PREFIX_LENGTH),
    keyHash: await call.digest(key),
    scopes: [...new Set(form.scopes)],
    expiresAt: form.expiresInDays === null ? null : addDays(call.now(), form.expiresInDays),
    lastUsedAt: null,
  }
  await call.store.transaction(async (tx) => {
    // One at a time for each account, so that the count holds.
    if (!(await tx.users.get(call.actor.id, { lock: true }))) throw refused('LOGIN_REQUIRED')
    // A change of the password takes the account's keys: one made before it must not come after it.
    await checkSession(tx, call)
    if ((await tx.apiKeys.count({ userId: call.actor.id })) >= MAX_API_KEYS) {
      throw refused('TOO_MANY_KEYS', { max: MAX_API_KEYS })
    }
    await tx.apiKeys.insert(apiKey)
    await recordKey(tx, call, 'apiKeys.create', null, apiKey)
  })
  return { apiKey, key }
}

/** Ends a key of the caller's at once. */
export async function revokeApiKey(
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<typeof DONE> {
  await call.store.transaction(async (tx) => {
    const apiKey = await tx.apiKeys.get(id)
    if (!apiKey || !isOwner(call.actor, apiKey) || !(await tx.apiKeys.delete(id))) {
      throw refused('NOT_FOUND')
    }
    await recordKey(tx, call, 'apiKeys.revoke', apiKey, null)
  })
  return DONE
}

/** A line of the log about the key's owner: what the key may do, and by what it is known. */
async function recordKey(
  tx: Tx,
  call: SignedInCall,
  action: string,
  before: ApiKey | null,
  after: ApiKey | null,
): Promise<void> {
  const owner = (key: ApiKey | null) => ({ id: call.actor.id, apiKey: key && described(key) })
  await recordChange(tx, call, action, owner(before), owner(after))
}

const described = ({ name, prefix, scopes, expiresAt }: ApiKey) => ({
  name,
  prefix,
  scopes,
  expiresAt,
})
