/** Everything crosses the wire as text: one way to write and read values for every driver. */
export type SqlValue = string | null

export interface Statement {
  readonly text: string
  /** Under which a connection keeps it prepared; null for one that is better planned anew each time. */
  readonly name: string | null
}

export interface SqlResult {
  readonly rows: readonly (readonly SqlValue[])[]
  /** What the database says it did: `UPDATE 1`, `COMMIT`. */
  readonly tag: string
}

/** A statement that is to be sent, and who hears of it: either `answer` or `fail` is called, once. */
export interface SqlRequest {
  readonly statement: Statement
  readonly values: readonly SqlValue[]
  answer(result: SqlResult): void
  fail(error: unknown): void
}

/** One session with a database. */
export interface SqlConnection {
  /**
   * Sends statements in one message; they run in the order given. After one that fails the others are not run and
   * fail with its error. Batches may be sent without waiting and run one after the other.
   */
  send(batch: readonly SqlRequest[]): void
  /** Gives it back; what was sent is still answered. `isBroken`: its state is not known, so it is thrown away. */
  release(isBroken: boolean): void
}

/** What an adapter knows of its database: PostgreSQL behind a pool, or PGlite with its only connection. */
export interface SqlDatabase {
  /** False when a second session waits until the first is released. */
  readonly isConcurrent: boolean
  acquire(): Promise<SqlConnection>
  close(): Promise<void>
}
