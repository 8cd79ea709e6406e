import { collectionNames } from '../collections.ts'
import {
  type Change,
  concerned,
  Engine,
  emptyTables,
  type Tables,
  touched,
} from '../memory/engine.ts'
import type { PendingLoads } from '../memory/pending-loads.ts'
import { Watchers } from '../memory/watchers.ts'
import { StoreError } from '../port.ts'
import { HealthBoard, type StorageNotice, type StorageState } from './health.ts'
import type { Backup, ShopMeta } from './layout.ts'
import type { ShopConnection } from './open-database.ts'

/** Hears of each new state of the shop; `changes` is null when everything was replaced. */
type OnChanged = (changes: readonly Change[] | null, isOwn: boolean) => void

/** What this tab knows of the shop, and whether it may write. Changed only within the adapter's queue. */
export class ShopState {
  readonly health = new HealthBoard()
  readonly watchers = new Watchers()
  engine = new Engine()
  /** Null until the first commit of the shop, by whichever tab. */
  meta: ShopMeta | null = null
  connection: ShopConnection | null = null
  /** Whether the rows in memory are the shop's, and not an empty fallback-store. */
  isLoaded = false
  /** What could not be read, in case it cannot be set aside either. */
  damagedText: string | null = null
  /** What could not be set aside yet; nothing may be replaced before it is. */
  unkept: Backup | null = null
  /** Of tables that are being filled. */
  #pending: PendingLoads | null = null
  /** Why nothing can be written. */
  #block: string | null = 'loading'
  readonly #onChanged: OnChanged

  constructor(onChanged: OnChanged) {
    this.#onChanged = onChanged
  }

  get isWritable(): boolean {
    return this.#block === null
  }

  requireWritable(): void {
    if (this.#block !== null) throw new StoreError('unavailable', this.#block)
  }

  /** Tables that are being filled: who reads waits for what has not come. Nothing can be written yet. */
  preview(tables: Tables, pending: PendingLoads): void {
    this.engine = new Engine(tables, pending)
    this.#pending = pending
  }

  /** The shop as the database has it. From here on it can be written. */
  adopt(connection: ShopConnection, meta: ShopMeta | null, tables: Tables): void {
    this.connection = connection
    this.meta = meta
    this.#block = null
    // Those that were on show while they came in are no news.
    if (this.engine.tables !== tables) this.show(tables)
    this.#pending = null
    this.isLoaded = true
    this.health.set({ state: 'ready' })
    this.#onChanged(null, false)
  }

  /** Rows to be read only. */
  show(tables: Tables): void {
    this.engine = new Engine(tables)
    this.#pending?.giveUp(new StoreError('unavailable', this.#block ?? 'replaced'))
    this.#pending = null
    this.watchers.tell(collectionNames, null)
  }

  /** Takes away what was on show while it came in, because it cannot be relied on. */
  hide(): void {
    if (this.#pending) this.show(emptyTables())
  }

  /** `isOwn`: committed by this tab. */
  apply(changes: readonly Change[], meta: ShopMeta, isOwn: boolean): void {
    this.engine.apply(changes)
    this.meta = meta
    this.#onChanged(changes, isOwn)
    this.watchers.tell(touched(changes), concerned(changes))
  }

  block(state: Exclude<StorageState, 'ready'>, why: string, notice?: StorageNotice): void {
    this.#block = why
    this.health.set({ state })
    if (notice) this.health.note(notice)
  }

  /** The connection is gone, perhaps only for now. */
  lose(): void {
    this.connection?.close()
    this.connection = null
  }
}
