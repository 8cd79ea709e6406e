import {
  type IdempotencyKey,
  IdempotencyKeyText,
} from '@hostfront/domain/idempotency/idempotency-key'
import { type Store, StoreError, type Tx } from '@hostfront/store/port'
import { badInput } from '../call/answer-refusal.ts'
import type { Backend } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { withoutHidden } from '../secrets/hidden-fields.ts'
import { canonicalJson } from './canonical-json.ts'
import { withoutPassword } from './without-password.ts'

export interface KeyedRequest {
  readonly userId: string
  /** As the caller sent it. */
  readonly key: string
  /** `noun.verb`. */
  readonly procedure: string
  readonly input: unknown
}

/**
 * The store for one call under an idempotency key. Its transaction ends with keeping the key and its value as the
 * answer, so that effect, key and answer are one. When the key has been taken, the transaction has no effect: it
 * answers what the first one answered, or refuses with IDEMPOTENCY_KEY_REUSED when that was another request.
 * One that is refused or fails leaves no key: sent again, it is judged anew.
 */
export async function keyedStore(backend: Backend, request: KeyedRequest): Promise<Store> {
  const { userId, key } = request
  if (!IdempotencyKeyText.safeParse(key).success) {
    throw badInput('idempotencyKey', '1 to 128 visible ASCII characters')
  }
  const { store } = backend
  const row = {
    id: backend.newId(),
    createdAt: backend.now(),
    userId,
    key,
    request: `${request.procedure} ${await backend.digest(canonicalJson(withoutHidden(withoutPassword(request.input))))}`,
    answer: null,
  }
  let isUsed = false
  return {
    read: (fn) => store.read(fn),
    replaceAll: (complete) => store.replaceAll(complete),
    watch: (onChange) => store.watch(onChange),
    close: () => store.close(),
    async transaction<Value>(fn: (tx: Tx) => Promise<Value>): Promise<Value> {
      if (isUsed) throw new Error(`${request.procedure} takes effect in more than one transaction`)
      isUsed = true
      try {
        return await store.transaction(async (tx) => {
          const value = await fn(tx)
          // Last of all: in an SQL database it leaves with COMMIT. Of two at once the second waits here for the first.
          await tx.idempotencyKeys.insert({
            ...row,
            answer: JSON.stringify(withoutHidden(value)) ?? 'null',
          })
          return value
        })
      } catch (error) {
        if (!isKeyTaken(error) && !(await isTaken(store, row, error))) {
          // Nothing of it took effect: the handler may run it again (two who open the invoice numbers of a year).
          isUsed = false
          throw error
        }
      }
      // The handler answers what its transaction answers; the contract's output schema looks at it again.
      return (await firstAnswer(store, row)) as Value
    },
  }
}

/**
 * Whether the key of a request that failed is somebody's: what it was refused with may be what the first one has made
 * of the shop. The key is taken and given back, which waits for a first one that is still under way.
 */
async function isTaken(store: Store, row: IdempotencyKey, failure: unknown): Promise<boolean> {
  // Whatever cannot be reached or is too busy cannot be asked either; the caller sends the request again.
  if (failure instanceof StoreError && failure.kind !== 'unique') return false
  const isFree = new Error('The key is free')
  try {
    return await store.transaction(async (tx) => {
      await tx.idempotencyKeys.insert(row)
      // An insert may be answered before the database has; what is asked next is not.
      await tx.idempotencyKeys.get(row.id)
      throw isFree
    })
  } catch (error) {
    if (error === isFree) return false
    if (isKeyTaken(error)) return true
    throw error
  }
}

/** In a transaction of its own and not with `read`, which may look at a copy that lags behind. */
async function firstAnswer(
  store: Store,
  { userId, key, request }: { userId: string; key: string; request: string },
): Promise<unknown> {
  const first = await store.transaction((tx) => tx.idempotencyKeys.find({ userId, key }))
  // Forgotten since: the request has to be sent again.
  if (!first || first.answer === null) throw new StoreError('conflict', 'idempotencyKeys.key')
  if (first.request !== request) throw refused('IDEMPOTENCY_KEY_REUSED')
  return JSON.parse(first.answer)
}

const isKeyTaken = (error: unknown): boolean =>
  error instanceof StoreError &&
  error.kind === 'unique' &&
  error.rule.startsWith('idempotencyKeys.')
