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
const HURRIED_MS = 2500

export interface SqlClientOptions {
  /** At most. */
  readonly connections?: number
  /**
   * Once the database has answered, what it does not answer soon fails, and what is asked in the moment after that at
   * once: for callers who can do without, and who would wait anew for each of several questions.
   */
  readonly isHurried?: boolean
}

/** A few connections of its own, so that what waits for the shop does not wait for this, nor the other way round. */
export function openSqlClient(
  url: string,
  { connections = 2, isHurried = false }: SqlClientOptions = {},
): SqlClient {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: isHurried ? HURRIED_MS : CONNECT_MS,
    query_timeout: STATEMENT_MS,
    application_name: 'hostfront',
  })
  // An idle connection that is lost is not anybody's error: the next one is opened when it is needed.
  pool.on('error', () => {})
  let hasAnswered = false
  let askAgainAt = 0

  async function hurry(statement: Parameters<SqlClient['query']>[0]) {
    if (Date.now() < askAgainAt) throw new Error('The database did not answer a moment ago')
    try {
      const answer = await pool.query({ ...statement, ...(hasAnswered && HURRY) })
      hasAnswered = true
      return answer
    } catch (error) {
      // What the database itself refuses is an answer.
      if (hasAnswered && !(error instanceof pg.DatabaseError)) askAgainAt = Date.now() + HURRIED_MS
      throw error
    }
  }

  return {
    query: (statement) => (isHurried ? hurry(statement) : pool.query(statement)),
    close: () => pool.end(),
  }
}

/** The driver knows it for a single query too; its types do not. */
const HURRY: object = { query_timeout: HURRIED_MS }
