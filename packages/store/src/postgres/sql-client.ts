import pg from 'pg'

/** Plain statements for what a host keeps in the same database beside the shop. */
export interface SqlClient {
  query(statement: {
    readonly text: string
    readonly values?: unknown[]
    readonly name?: string
  }): Promise<{ rows: Record<string, unknown>[]; rowCount: number | null }>
  close(): Promise<void>
}

const CONNECT_MS = 3000
const STATEMENT_MS = 5000

/** A few connections of its own, so that what waits for the shop does not wait for this, nor the other way round. */
export function openSqlClient(url: string, connections = 2): SqlClient {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: STATEMENT_MS,
    application_name: 'hostfront',
  })
  // An idle connection that is lost is not anybody's error: the next one is opened when it is needed.
  pool.on('error', () => {})
  return {
    query: (statement) => pool.query(statement),
    close: () => pool.end(),
  }
}
