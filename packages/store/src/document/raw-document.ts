/** A document before its rows are known to be good. */
export interface RawDocument {
  readonly version: number
  readonly revision: number
  readonly [key: string]: unknown
}
