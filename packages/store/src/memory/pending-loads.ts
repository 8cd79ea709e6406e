import type { CollectionName } from '../collections.ts'

interface Arrival {
  readonly promise: Promise<void>
  readonly settle: (fault?: Error) => void
}

/** The collections that are still on their way into memory. Readers wait for those that they ask, and for no others. */
export class PendingLoads {
  readonly #awaited: Map<CollectionName, Arrival>

  constructor(names: readonly CollectionName[]) {
    this.#awaited = new Map(names.map((name) => [name, newArrival()]))
  }

  /** Resolves when the collection is loaded; undefined when it is already. Rejects when it cannot be had. */
  of(name: CollectionName): Promise<void> | undefined {
    return this.#awaited.get(name)?.promise
  }

  isHere(name: CollectionName): void {
    this.#awaited.get(name)?.settle()
    this.#awaited.delete(name)
  }

  /** None of those that are awaited will come. */
  giveUp(fault: Error): void {
    for (const { settle } of this.#awaited.values()) settle(fault)
  }
}

function newArrival(): Arrival {
  let settle: Arrival['settle'] = () => {}
  const promise = new Promise<void>((resolve, reject) => {
    settle = (fault) => (fault ? reject(fault) : resolve())
  })
  // Nobody may be waiting.
  promise.catch(() => {})
  return { promise, settle }
}
