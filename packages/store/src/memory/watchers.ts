import type { CollectionName } from '../collections.ts'
import type { OnChange } from '../port.ts'

/** Who wants to hear of commits. */
export class Watchers {
  readonly #watchers = new Set<{ onChange: OnChange }>()

  /** The same function may watch twice; each watch is stopped by itself. */
  add(onChange: OnChange): () => void {
    const watcher = { onChange }
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /** A watcher that throws fails by itself, later: the commit it hears of has happened. */
  tell(changed: readonly CollectionName[], users: readonly string[] | null): void {
    if (changed.length === 0) return
    for (const { onChange } of [...this.#watchers]) {
      void Promise.resolve().then(() => onChange(changed, users))
    }
  }
}
