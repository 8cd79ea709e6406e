import type { SqlConnection, SqlResult, SqlValue, Statement } from '../sql-connection.ts'

/** Sends one statement by itself. Throws what the database says. */
export function ask(
  connection: SqlConnection,
  statement: Statement,
  values: readonly SqlValue[] = [],
): Promise<SqlResult> {
  return new Promise((answer, fail) => {
    connection.send([{ statement, values, answer, fail }])
  })
}
