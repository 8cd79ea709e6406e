import { StoreError } from '@hostfront/store/port'

/**
 * Runs a transaction, and once more when somebody else inserted the same key meanwhile: `rule` names it, as in
 * "counters.id". By then their row exists, and the transaction finds it.
 */
export async function againWhenTaken<Value>(
  rule: string,
  transaction: () => Promise<Value>,
): Promise<Value> {
  try {
    return await transaction()
  } catch (error) {
    const isTaken = error instanceof StoreError && error.kind === 'unique' && error.rule === rule
    if (!isTaken) throw error
    return transaction()
  }
}
