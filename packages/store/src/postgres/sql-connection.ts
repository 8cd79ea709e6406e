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

/** One session with a database. Statements may be sent without waiting; they run in the order given. */
export interface SqlConnection {
  /** `opening` goes ahead in the same message; when it fails, the statement counts as failed too. */
  run(statement: Statement, values: readonly SqlValue[], opening?: string): Promise<SqlResult>
  /** `BEGIN …`, `COMMIT`, `LOCK …`: no values, no rows. Answers the tag. */
  command(text: string): Promise<string>
  /** Gives it back. `isBroken`: its state is not known, so it is thrown away. */
  release(isBroken: boolean): void
}

/** What a keeper knows of its database: PostgreSQL behind a pool, or PGlite with its only connection. */
export interface SqlDatabase {
  /** False when a second session waits until the first is released. */
  readonly isConcurrent: boolean
  acquire(): Promise<SqlConnection>
  close(): Promise<void>
}
