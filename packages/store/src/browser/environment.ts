import { nextTurn } from './next-turn.ts'

/** What the adapter uses of the browser. Anything may be missing or forbidden; tests put faults here. */
export interface BrowserEnvironment {
  readonly indexedDB: IDBFactory | null
  readonly localStorage: Storage | null
  readonly openChannel: ((name: string) => BroadcastChannel) | null
  readonly locks: LockManager | null
  readonly storage: StorageManager | null
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>
  /** Runs `work` when the page has nothing better to do, in a few seconds at the latest. */
  readonly whenIdle: (work: () => void) => void
  /** Lets the page do what waits; resolves in a later turn. */
  readonly breathe: () => Promise<void>
  /** How long loading works before it lets the page breathe, at full speed. */
  readonly turnMs: number
  /** How long opening the database may take before the shop is shown without it. */
  readonly openWithinMs: number
  /** How long one answer of the opened database may take. */
  readonly answerWithinMs: number
}

export function browserEnvironment(): BrowserEnvironment {
  return {
    indexedDB: orNull(() => globalThis.indexedDB),
    localStorage: orNull(() => globalThis.localStorage),
    openChannel:
      typeof BroadcastChannel === 'function' ? (name) => new BroadcastChannel(name) : null,
    locks: orNull(() => navigator.locks),
    storage: orNull(() => navigator.storage),
    window,
    document,
    whenIdle: (work) => {
      // Safari has no idle callbacks.
      if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 5000 })
      else setTimeout(work, 500)
    },
    breathe: nextTurn,
    turnMs: 5,
    openWithinMs: 1000,
    answerWithinMs: 10_000,
  }
}

/** With storage forbidden, merely naming it throws a SecurityError in some browsers. */
function orNull<Value>(read: () => Value | undefined): Value | null {
  try {
    return read() ?? null
  } catch {
    return null
  }
}
