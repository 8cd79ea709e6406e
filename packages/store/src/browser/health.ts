/** `ready`: reads and writes. Otherwise nothing can be written, and every transaction throws `unavailable`. */
export type StorageState = 'ready' | 'damaged' | 'newer' | 'unavailable'

export type StorageNotice =
  /** The last write did not fit. */
  | 'full'
  /** Another tab runs a later version: reload. */
  | 'outdated-tab'
  /** The data was deleted while the shop was open; what is in memory can still be exported. */
  | 'wiped'
  /** The last write failed for another reason than room. */
  | 'write-failed'
  /** The seed's old records could not be taken over; they are untouched. */
  | 'migration-failed'

export interface StorageHealth {
  readonly state: StorageState
  readonly notices: readonly StorageNotice[]
  /** Whether the browser promised not to clear the data by itself; null when it has not been asked or cannot be. */
  readonly persisted: boolean | null
  /** When the shop was last exported. */
  readonly lastBackupAt: string | null
  /** False when the shop has outgrown its copy in local storage. */
  readonly isMirrored: boolean
}

const AT_FIRST: StorageHealth = {
  state: 'ready',
  notices: [],
  persisted: null,
  lastBackupAt: null,
  isMirrored: true,
}

/** The condition of storage as the screens show it. */
export class HealthBoard {
  #health = AT_FIRST
  readonly #watchers = new Set<{ onChange: () => void }>()

  /** The same object until something changes. */
  get current(): StorageHealth {
    return this.#health
  }

  set(change: Partial<Omit<StorageHealth, 'notices'>>): void {
    this.#replace({ ...this.#health, ...change })
  }

  note(notice: StorageNotice): void {
    if (this.#health.notices.includes(notice)) return
    this.#replace({ ...this.#health, notices: [...this.#health.notices, notice] })
  }

  clear(...gone: StorageNotice[]): void {
    const notices = this.#health.notices.filter((notice) => !gone.includes(notice))
    if (notices.length < this.#health.notices.length) this.#replace({ ...this.#health, notices })
  }

  watch(onChange: () => void): () => void {
    const watcher = { onChange }
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  #replace(health: StorageHealth): void {
    this.#health = health
    for (const { onChange } of [...this.#watchers]) onChange()
  }
}
