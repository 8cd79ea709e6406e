import { IdempotencyKeyText } from '@hostfront/domain/idempotency/idempotency-key'
import { type Store, StoreError, type Tx } from '@hostfront/store/port'
import { badInput } from '../answer-refusal.ts'
import type { Backend } from '../context.ts'
import { refused } from '../refused.ts'
import { canonicalJson } from './canonical-json.ts'

export interface KeyedRequest {
  readonly userId: string
  /** As the caller sent it. */
  readonly key: string
  /** `noun.verb`. */
  readonly procedure: string
  readonly input: unknown
}

/**
 * The store for one call under an idempotency key. Its transaction first takes the key and in the end keeps its
 * value as the answer, so that effect, key and answer are one. When the key has been taken, the transaction does
 * not run: it answers what the first one answered, or refuses with IDEMPOTENCY_KEY_REUSED when that was another
 * request. One that is refused or fails leaves no key: sent again, it is judged anew.
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
    request: `${request.procedure} ${await backend.digest(canonicalJson(withoutPassword(request.input)))}`,
    answer: null,
  }
  let isUsed = false
  return {
    read: (fn) => store.read(fn),
    replaceAll: (rows) => store.replaceAll(rows),
    watch: (onChange) => store.watch(onChange),
    close: () => store.close(),
    async transaction<Value>(fn: (tx: Tx) => Promise<Value>): Promise<Value> {
      if (isUsed) throw new Error(`${request.procedure} takes effect in more than one transaction`)
      isUsed = true
      try {
        return await store.transaction(async (tx) => {
          // Sent ahead, not waited for: whatever follows waits behind it in the database, and a key that is
          // taken is what the transaction fails with, whatever `fn` makes of it.
          const [, value] = await Promise.all([tx.idempotencyKeys.insert(row), fn(tx)])
          await tx.idempotencyKeys.update(row.id, { answer: JSON.stringify(value) ?? 'null' })
          return value
        })
      } catch (error) {
        if (!isKeyTaken(error)) {
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
 * The digest is kept, and is quick to make: a password could be guessed from it. So two requests that differ in
 * nothing else are one.
 */
function withoutPassword(input: unknown): unknown {
  const hasPassword = typeof input === 'object' && input !== null && 'password' in input
  return hasPassword ? { ...input, password: null } : input
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
