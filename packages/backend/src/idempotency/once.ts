import type { MiddlewareNextFn } from '@orpc/server'
import type { Call } from '../call/context.ts'

/**
 * Middleware of the procedures that take effect once for each idempotency key: it gives them a store whose
 * one transaction keeps the key and the answer together with the effect. `input` has been checked already.
 */
export async function once<Output>(
  {
    context,
    path,
    next,
  }: {
    readonly context: Call
    readonly path: readonly string[]
    readonly next: MiddlewareNextFn<Output>
  },
  input: unknown,
) {
  const { actor, idempotencyKey } = context
  // Without a key every request is a new one.
  if (!actor || idempotencyKey === null) return next({ context: { store: context.store } })
  const { keyedStore } = await import('./keyed-store.ts')
  const store = await keyedStore(context, {
    userId: actor.id,
    key: idempotencyKey,
    procedure: path.join('.'),
    input,
  })
  return next({ context: { store } })
}
