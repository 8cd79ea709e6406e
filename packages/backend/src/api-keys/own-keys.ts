import type { OwnApiKey } from '@hostfront/contract/api-keys'
import { DONE } from '@hostfront/contract/page'
import { type ApiKey, type ApiKeyForm, MAX_API_KEYS } from '@hostfront/domain/accounts/api-key'
import { isOwner } from '@hostfront/domain/accounts/permissions'
import { addDays } from '@hostfront/domain/add-days'
import { confirmPassword } from '../accounts/confirm-password.ts'
import type { SignedInCall } from '../context.ts'
import { refused } from '../refused.ts'
import { offersApiKeys } from '../shop/capabilities.ts'

/** Every key begins so, for people and scanners who come across one. */
const KEY_START = 'hf_'
const PREFIX_LENGTH = 10

/** The caller's keys, newest first. */
export async function listApiKeys(call: SignedInCall): Promise<OwnApiKey[]> {
  const where = { userId: call.actor.id }
  const keys = await call.store.read((tx) => tx.apiKeys.list({ where, limit: MAX_API_KEYS }))
  return keys.items
}

/**
 * A new key for whoever knows the account's password, shown this once: it outlives the session it is made in.
 * Refuses as `confirmPassword` does, and with TOO_MANY_KEYS.
 */
export async function createApiKey(
  call: SignedInCall,
  { password, ...form }: ApiKeyForm & { readonly password: string },
): Promise<{ apiKey: OwnApiKey; key: string }> {
  if (!offersApiKeys(call)) throw refused('NOT_AVAILABLE')
  const user = await confirmPassword(call, password)
  const key = `${KEY_START}${call.newSecret()}`
  const apiKey: ApiKey = {
    id: call.newId(),
    createdAt: call.now(),
    userId: user.id,
    name: form.name,
    prefix: key.slice(0, PREFIX_LENGTH),
    keyHash: await call.digest(key),
    scopes: [...new Set(form.scopes)],
    expiresAt: form.expiresInDays === null ? null : addDays(call.now(), form.expiresInDays),
    lastUsedAt: null,
  }
  await call.store.transaction(async (tx) => {
    // One at a time for each account, so that the count holds.
    const account = await tx.users.get(user.id, { lock: true })
    // A change of the password takes the account's keys: one made with the old password must not come after it.
    if (account?.passwordHash !== user.passwordHash) throw refused('PASSWORD_WRONG')
    if ((await tx.apiKeys.count({ userId: user.id })) >= MAX_API_KEYS) {
      throw refused('TOO_MANY_KEYS', { max: MAX_API_KEYS })
    }
    await tx.apiKeys.insert(apiKey)
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
  })
  return DONE
}
