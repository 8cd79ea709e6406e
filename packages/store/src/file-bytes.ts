/**
 * The bytes of files, beside the rows that describe them: in no list, no export and no mirror. Keys are ids of rows of
 * `files`. No part of the store's transactions: a row comes before its bytes and goes after them, so that bytes without a
 * row are nobody's. Every adapter passes the suite in `conformance/file-bytes.ts`.
 */
export interface FileBytes {
  /**
   * Durable once it resolves; in the place of what was there. Throws StoreError `quota` when there is no room, `unavailable`
   * when the storage cannot be used; nothing was kept then.
   */
  put(id: string, bytes: Uint8Array): Promise<void>
  /** Null: there are none. */
  get(id: string): Promise<Uint8Array | null>
  /** Those that are not there are passed over. */
  delete(ids: readonly string[]): Promise<void>
  /** Bytes of each that is there. */
  sizesOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** By id, in the order of its characters' codes; `after`: the last one of the page before. */
  list(page: {
    readonly after: string | null
    readonly limit: number
  }): Promise<readonly HeldBytes[]>
}

export interface HeldBytes {
  readonly id: string
  /** Bytes. */
  readonly size: number
}
