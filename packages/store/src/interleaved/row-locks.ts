import { StoreError } from '../port.ts'

/** `write`: an update, a lock, a new row or key. `share`: somebody refers to the row. `delete`: it goes. */
export type LockMode = 'write' | 'share' | 'delete'

/** As PostgreSQL has it: who refers to a row does not keep others from changing it, only from deleting it. */
const isCompatible = (held: LockMode, wanted: LockMode): boolean =>
  held === 'share' ? wanted !== 'delete' : wanted === 'share' && held === 'write'

/** A transaction that holds locks until it ends. */
export class Holder {
  readonly held = new Map<string, Set<LockMode>>()
  /** Whose end it waits for. */
  waitsFor: readonly Holder[] = []
  readonly #waiters: (() => void)[] = []

  untilEnd(): Promise<void> {
    return new Promise((resolve) => this.#waiters.push(resolve))
  }

  end(): void {
    this.held.clear()
    for (const wake of this.#waiters.splice(0)) wake()
  }
}

/** Row locks of transactions that run at the same time. */
export class RowLocks {
  readonly #holders = new Set<Holder>()

  begin(): Holder {
    const holder = new Holder()
    this.#holders.add(holder)
    return holder
  }

  end(holder: Holder): void {
    this.#holders.delete(holder)
    holder.end()
  }

  /** Waits for the holders in the way. Throws StoreError `conflict` where all would wait for each other for ever. */
  async take(holder: Holder, row: string, mode: LockMode): Promise<void> {
    for (;;) {
      const others = [...this.#holders].filter(
        (other) => other !== holder && isInTheWay(other, row, mode),
      )
      if (others.length === 0) break
      holder.waitsFor = others
      if (others.some((other) => waitsFor(other, holder))) {
        holder.waitsFor = []
        throw new StoreError('conflict', 'deadlock')
      }
      await Promise.race(others.map((other) => other.untilEnd()))
      holder.waitsFor = []
    }
    const modes = holder.held.get(row) ?? new Set()
    holder.held.set(row, modes.add(mode))
  }
}

const isInTheWay = (other: Holder, row: string, mode: LockMode): boolean =>
  [...(other.held.get(row) ?? [])].some((held) => !isCompatible(held, mode))

const waitsFor = (from: Holder, target: Holder): boolean =>
  from === target || from.waitsFor.some((next) => waitsFor(next, target))
