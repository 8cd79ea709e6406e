import type { Backend } from '@hostfront/backend/context'
import type { SecondFactor } from '@hostfront/domain/accounts/second-factor'
import { KEY_CHECK_ID } from '@hostfront/domain/keys/key-check'
import type { Tx } from '@hostfront/store/port'
import { createOneTimeCodes } from '../backend/one-time-codes.ts'
import { checkValueOf } from '../keys/check-server-key.ts'
import type { ServerKey } from '../keys/server-key.ts'

const BATCH = 200

/**
 * Makes the database belong to `key`, whichever it belonged to. What another key sealed nobody can read any more: those
 * second factors are removed, and their accounts sign in by password alone. The audit log keeps it. Answers how many.
 */
export function takeKey(
  { store, newId, now }: Pick<Backend, 'store' | 'newId' | 'now'>,
  key: ServerKey,
): Promise<number> {
  return store.transaction(async (tx) => {
    const secondFactorsRemoved = await removeUnreadable(tx, key)
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
      after: JSON.stringify({ secondFactorsRemoved }),
    })
    return secondFactorsRemoved
  })
}

async function removeUnreadable(tx: Tx, key: ServerKey): Promise<number> {
  const codes = createOneTimeCodes(key)
  const isReadable = (factor: SecondFactor): boolean => {
    try {
      return codes.open(factor) !== ''
    } catch {
      return false
    }
  }
  let removed = 0
  let after: string | null = null
  do {
    const page = await tx.secondFactors.list({ limit: BATCH, order: 'oldest', after })
    for (const factor of page.items) {
      if (!isReadable(factor) && (await tx.secondFactors.delete(factor.id))) removed++
    }
    after = page.next
  } while (after !== null)
  return removed
}
