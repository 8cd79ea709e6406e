import { v4 } from 'uuid'

/** How long a lost request is known as the same one, in ms: later, the same content is a new wish. */
const REMEMBERED_MS = 5 * 60_000

/**
 * The idempotency keys of requests whose answer has not come. A person who tries again sends the same key,
 * so that an order that had arrived after all is not placed a second time.
 */
export function requestKeys(now: () => number = Date.now) {
  const waiting = new Map<string, { readonly key: string; readonly since: number }>()
  const nameOf = (path: readonly string[], input: unknown) => JSON.stringify([path, input])

  return {
    keyOf(path: readonly string[], input: unknown): string {
      const name = nameOf(path, input)
      const known = waiting.get(name)
      if (known && now() - known.since < REMEMBERED_MS) return known.key
      const key = v4()
      waiting.set(name, { key, since: now() })
      return key
    },
    /** The shop has answered: the next request of this content is another one. */
    settle(path: readonly string[], input: unknown): void {
      waiting.delete(nameOf(path, input))
    },
  }
}
