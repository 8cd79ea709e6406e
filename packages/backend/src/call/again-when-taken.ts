import { StoreError } from '@hostfront/store/port'

/**
 * Runs a transaction, and once more when somebody else inserted the same key meanwhile: `rule` names it, as in
 * "counters.id". By then their row exists, and the transaction finds it.
 */
export const againWhenTaken = <Value>(
  rule: string,
  transaction: () => Promise<Value>,
): Promise<Value> => againAfter(['unique', rule], { times: 1 }, transaction)

/**
 * Runs a transaction, and again when a row that it had read, and could not lock, was changed before its own guarded change:
 * `rule` names the row and what it was decided by, as in "payments.state". Rows are not changed so often that more would do.
 */
export const againWhenMoved = <Value>(
  rule: string,
  transaction: () => Promise<Value>,
): Promise<Value> => againAfter(['conflict', rule], { times: 5 }, transaction)

async function againAfter<Value>(
  [kind, rule]: readonly [StoreError['kind'], string],
  { times }: { readonly times: number },
  transaction: () => Promise<Value>,
): Promise<Value> {
  try {
    return await transaction()
  } catch (error) {
    const isIt = error instanceof StoreError && error.kind === kind && error.rule === rule
    if (!isIt || times === 0) throw error
    return againAfter([kind, rule], { times: times - 1 }, transaction)
  }
}
