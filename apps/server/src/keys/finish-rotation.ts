import { KEY_CHECK_ID } from '@hostfront/domain/keys/key-check'
import type { Store } from '@hostfront/store/port'
import { checkValueOf } from './check-server-key.ts'
import type { ServerKey } from './server-key.ts'

const BATCH = 200

/**
 * Makes a database that belongs to an earlier key belong to the key of now, once all is sealed anew. Links that set a
 * password go: sent again they would be made by the key of now, and open nothing. Answers whether there was anything to do.
 */
export async function finishRotation(store: Store, key: ServerKey): Promise<boolean> {
  const value = checkValueOf(key)
  const known = await store.read((tx) => tx.keyChecks.get(KEY_CHECK_ID))
  if (!known || known.value === value) return false
  return store.transaction(async (tx) => {
    const moved = await tx.keyChecks.update(KEY_CHECK_ID, { value }, { value: known.value })
    if (!moved) return false
    const where = { purpose: 'password-reset' } as const
    let page: { readonly items: readonly { readonly id: string }[]; readonly next: string | null }
    do {
      page = await tx.singleUseTokens.list({ where, order: 'oldest', limit: BATCH })
      for (const { id } of page.items) await tx.singleUseTokens.delete(id)
    } while (page.next !== null)
    return true
  })
}
