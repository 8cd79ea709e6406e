/** A page of a list as the shop hands it out; `next` asks for the one after it, null on the last. */
export interface ListPage<Row> {
  readonly items: readonly Row[]
  readonly next: string | null
}
