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
  /** Whether there is a copy from now on. */
  readonly onChange: (isMirrored: boolean) => void
}

/**
 * The whole shop as one document in local storage, written after commits when the page is idle. It is a second
 * copy, read only when the database has nothing. When it does not fit it is removed, as an old copy misleads, and in its
 * place it is noted at which revision that was: the next start knows it without counting.
 */
export class Mirror {
  readonly #options: MirrorOptions
  readonly #outgrownKey: string
  /** Length of the document, kept up from commit to commit; null until it has been counted. */
  #length: number | null = null
  #isDirty = false
  #isOutgrown: boolean
  /** The browser has no room for it, whatever its length. */
  #isRefused = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: MirrorOptions) {
    this.#options = options
    this.#outgrownKey = `${options.key}-outgrown`
    this.#isOutgrown = this.#read(this.#outgrownKey) !== null
    if (this.#isOutgrown) options.onChange(false)
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
    this.#isRefused = false
    this.#schedule()
  }

  /** Writes now what is waiting: the page is about to go. */
  flush(): void {
    clearTimeout(this.#timer)
    if (!this.#isDirty || this.#isRefused) return
    this.#isDirty = false
    const shop = this.#options.read()
    if (!shop || this.#isUpToDate(shop.revision)) return
    this.#length ??= countLength(shop.tables)
    if (this.#length > CAPACITY) this.#drop(shop.revision)
    else this.#write(shop)
  }

  #schedule(): void {
    this.#isDirty = true
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#options.environment.whenIdle(() => this.flush()), DELAY_MS)
  }

  /** True at most starts: the tab before has written it, or found that it does not fit. */
  #isUpToDate(revision: number): boolean {
    if (this.#read(this.#outgrownKey) === String(revision)) return true
    return this.#read(this.#options.key)?.startsWith(documentHead(revision)) ?? false
  }

  #write(shop: { revision: number; tables: Tables }): void {
    const { environment, key } = this.#options
    try {
      environment.localStorage?.setItem(key, writeDocument(shop))
      environment.localStorage?.removeItem(this.#outgrownKey)
      this.#tell(false)
    } catch {
      this.#isRefused = true
      this.#drop(shop.revision)
    }
  }

  #drop(revision: number): void {
    const { environment, key } = this.#options
    try {
      environment.localStorage?.removeItem(key)
      environment.localStorage?.setItem(this.#outgrownKey, String(revision))
    } catch {
      // Forbidden local storage has no copy to remove either.
    }
    this.#tell(true)
  }

  #tell(isOutgrown: boolean): void {
    if (this.#isOutgrown === isOutgrown) return
    this.#isOutgrown = isOutgrown
    this.#options.onChange(!isOutgrown)
  }

  #read(key: string): string | null {
    try {
      return this.#options.environment.localStorage?.getItem(key) ?? null
    } catch {
      return null
    }
  }
}

/** Infinity as soon as it cannot fit any more: a huge shop is not written out to learn that it is huge. */
function countLength(tables: Tables): number {
  let length = 1000
  for (const table of tables.values()) {
    for (const row of table.all()) {
      length += lengthOf(row)
      if (length > CAPACITY) return Number.POSITIVE_INFINITY
    }
  }
  return length
}

const lengthOf = (row: object | null) => (row ? JSON.stringify(row).length + 1 : 0)
