import type { SqlResult, SqlValue, Statement } from './sql-connection.ts'

/** One statement that reads, and how its answer is read. */
export interface Question<Value> {
  readonly statement: Statement
  readonly values: readonly SqlValue[]
  decode(result: SqlResult): Value
}
