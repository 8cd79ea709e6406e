import type { Backend } from '@hostfront/backend/call/context'
import {
  type KeptSecret,
  listKept,
  replaceKept,
  SECRET_FIELDS,
} from '@hostfront/backend/secret-rows'
import { KEY_CHECK_ID } from '@hostfront/domain/keys/key-check'
import type { Tx } from '@hostfront/store/port'
import { checkValueOf } from '../keys/check-server-key.ts'
import { createSecrets } from '../keys/secrets.ts'
import type { ServerKey } from '../keys/server-key.ts'

/**
 * Makes the database belong to `key`, whichever it belonged to. What another key sealed nobody can read any more: such
 * secrets are removed; whose second factor it was signs in by password alone. The audit log keeps it. Answers how many.
 */
export function takeKey(
  { store, newId, now }: Pick<Backend, 'store' | 'newId' | 'now'>,
  key: ServerKey,
): Promise<number> {
  return store.transaction(async (tx) => {
    const secretsRemoved = await removeUnreadable(tx, key)
    await tx.keyChecks.delete(KEY_CHECK_ID)
    const createdAt = now()
    await tx.keyChecks.insert({ id: KEY_CHECK_ID, createdAt, value: checkValueOf(key) })
    await tx.auditLog.insert({
      id: newId(),
      createdAt,
      actor: null,
      action: 'operator.takeKey',
      subject: 'shop',
      address: null,
      keptUntil: null,
      before: null,
      after: JSON.stringify({ secretsRemoved }),
    })
    return secretsRemoved
  })
}

/** A row that cannot do without its secret goes with it. */
async function removeUnreadable(tx: Tx, key: ServerKey): Promise<number> {
  const secrets = createSecrets(key)
  const isReadable = ({ place, kept, owner }: KeptSecret): boolean => {
    try {
      return secrets.open(place, kept, owner) !== ''
    } catch {
      return false
    }
  }
  let removed = 0
  for (const field of SECRET_FIELDS) {
    let after: string | null = null
    do {
      const page = await listKept(tx, field, after)
      for (const each of page.items.filter((one) => !isReadable(one))) {
        const { collection, id } = each.place
        if (field.isNullable) await replaceKept(tx, each, null)
        else await tx[collection].delete(id)
        removed++
      }
      after = page.next
    } while (after !== null)
  }
  return removed
}
