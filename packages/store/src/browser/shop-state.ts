import { collectionNames } from '../collections.ts'
import { type Change, concerned, Engine, type Tables, touched } from '../memory/engine.ts'
import { Watchers } from '../memory/watchers.ts'
import { StoreError } from '../port.ts'
import { HealthBoard, type StorageNotice, type StorageState } from './health.ts'
import type { Backup, ShopMeta } from './layout.ts'
import type { ShopConnection } from './open-database.ts'

/** Hears of each new state of the shop; `changes` is null when everything was replaced. */
type OnChanged = (changes: readonly Change[] | null, isOwn: boolean) => void

/** What this tab knows of the shop, and whether it may write. Changed only within the keeper's queue. */
export class ShopState {
  readonly health = new HealthBoard()
  readonly watchers = new Watchers()
  engine = new Engine()
  /** Null until the first commit of the shop, by whichever tab. */
  meta: ShopMeta | null = null
  connection: ShopConnection | null = null
  /** Whether the rows in memory are the shop's, and not an empty stand-in. */
  isLoaded = false
  /** What could not be read, in case it cannot be set aside either. */
  damagedText: string | null = null
  /** What could not be set aside yet; nothing may be replaced before it is. */
  unkept: Backup | null = null
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

  /** The shop as the database has it. From here on it can be written. */
  adopt(connection: ShopConnection, meta: ShopMeta | null, tables: Tables): void {
    this.connection = connection
    this.meta = meta
    this.#block = null
    this.show(tables)
    this.isLoaded = true
    this.health.set({ state: 'ready' })
    this.#onChanged(null, false)
  }

  /** Rows to be read only. */
  show(tables: Tables): void {
    this.engine = new Engine(tables)
    this.watchers.tell(collectionNames, null)
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
