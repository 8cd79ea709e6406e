import { documentHead, writeDocument } from '../document/write-document.ts'
import type { Change, Tables } from '../memory/engine.ts'
import type { BrowserEnvironment } from './environment.ts'

/** UTF-16 units that local storage holds, keys included; other keys of the site need some of them. */
const CAPACITY = 5_242_880 - 64 * 1024
const DELAY_MS = 1000

interface MirrorOptions {
  readonly key: string
  readonly environment: BrowserEnvironment
  /** The committed shop; null while there is none to be mirrored. */
  readonly read: () => { revision: number; tables: Tables } | null
  readonly onDropped: () => void
  readonly onWritten: () => void
}

/**
 * The whole shop as one document in local storage, written after commits when the page is idle. It is a second
 * copy, read only when the database has nothing. When it does not fit it is removed: an old copy misleads.
 */
export class Mirror {
  readonly #options: MirrorOptions
  /** Length of the document, kept up from commit to commit; null until it has been counted. */
  #length: number | null = null
  #isDirty = false
  #isDropped = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: MirrorOptions) {
    this.#options = options
  }

  /** A tab writes the copy after its own commits; it has those of other tabs by then. */
  noteCommit(changes: readonly Change[], isOwn: boolean): void {
    if (this.#length !== null) {
      for (const { before, after } of changes) this.#length += lengthOf(after) - lengthOf(before)
    }
    if (isOwn) this.#schedule()
  }

  /** Everything was replaced. */
  noteReload(): void {
    this.#length = null
    this.#isDropped = false
    this.#schedule()
  }

  /** Writes now what is waiting: the page is about to go. */
  flush(): void {
    clearTimeout(this.#timer)
    if (!this.#isDirty || this.#isDropped) return
    this.#isDirty = false
    const shop = this.#options.read()
    if (!shop) return
    this.#length ??= countLength(shop.tables)
    if (this.#length > CAPACITY) this.#drop()
    else if (!this.#isUpToDate(shop.revision)) this.#write(shop)
  }

  #schedule(): void {
    this.#isDirty = true
    if (this.#isDropped) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#options.environment.whenIdle(() => this.flush()), DELAY_MS)
  }

  /** True at most starts: the tab before has written it. */
  #isUpToDate(revision: number): boolean {
    try {
      const text = this.#options.environment.localStorage?.getItem(this.#options.key)
      return text?.startsWith(documentHead(revision)) ?? false
    } catch {
      return false
    }
  }

  #write(shop: { revision: number; tables: Tables }): void {
    try {
      this.#options.environment.localStorage?.setItem(this.#options.key, writeDocument(shop))
      this.#options.onWritten()
    } catch {
      this.#drop()
    }
  }

  #drop(): void {
    this.#isDropped = true
    try {
      this.#options.environment.localStorage?.removeItem(this.#options.key)
    } catch {
      // Forbidden local storage has no copy to remove either.
    }
    this.#options.onDropped()
  }
}

/** Stops counting where it cannot fit any more: a huge shop is not written out to learn that it is huge. */
function countLength(tables: Tables): number {
  let length = 1000
  for (const table of tables.values()) {
    for (const row of table.all()) {
      length += lengthOf(row)
      if (length > CAPACITY) return length
    }
  }
  return length
}

const lengthOf = (row: object | null) => (row ? JSON.stringify(row).length + 1 : 0)
