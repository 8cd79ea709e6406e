import type { SqlRequest, SqlValue } from './sql-connection.ts'

/** Hands what comes over the wire to the requests of a batch, one after the other. */
export class BatchAnswers {
  readonly #batch: readonly SqlRequest[]
  /** How many have been answered. */
  #count = 0
  #rows: SqlValue[][] = []

  constructor(batch: readonly SqlRequest[]) {
    this.#batch = batch
  }

  get areComplete(): boolean {
    return this.#count === this.#batch.length
  }

  /** Those that have no answer yet. */
  get open(): readonly SqlRequest[] {
    return this.#batch.slice(this.#count)
  }

  addRow(fields: SqlValue[]): void {
    this.#rows.push(fields)
  }

  endStatement(tag: string): void {
    const rows = this.#rows
    this.#rows = []
    this.#batch[this.#count++]?.answer({ rows, tag })
  }

  /** One has failed: the database does not run those behind it. */
  fail(error: unknown): void {
    const { open } = this
    this.#count = this.#batch.length
    for (const request of open) request.fail(error)
  }
}
