import pg from 'pg'
import type {
  SqlConnection,
  SqlDatabase,
  SqlResult,
  SqlValue,
  Statement,
} from './sql-connection.ts'

export interface PgDatabaseOptions {
  readonly url: string
  /** Connections at most. */
  readonly poolSize: number
  /** False for a pooler between that gives each transaction another connection (PgBouncer before 1.21). */
  readonly preparedStatements: boolean
}

const CONNECT_MS = 5000
const IDLE_MS = 30_000
/** No statement of the shop takes longer unless it waits for somebody who hangs. */
const STATEMENT_MS = 30_000
/** After so long without an answer the database's host is gone: its own limit would have been heard of. */
const SILENCE_MS = STATEMENT_MS + 5000
const FIRST_KEEP_ALIVE_MS = 10_000

/** What is used of the connection below a `pg` client: its messages, and its socket to hold them back. */
interface Wire {
  readonly parsedStatements: Record<string, string | undefined>
  readonly submittedNamedStatements: Record<string, string | undefined>
  readonly stream: { cork(): void; uncork(): void }
  parse(message: { text: string; name: string }): void
  bind(message: { statement: string; values: readonly SqlValue[] }): void
  execute(message: object): void
  sync(): void
}

type Done = (error: Error | null | undefined, result: SqlResult | null) => void

/**
 * A statement whose answer is taken as it comes over the wire: no description of the columns is asked for, no
 * values are parsed, no objects made. It overrides methods of `pg`'s own query, which is why that is pinned.
 */
class TextQuery extends pg.Query {
  readonly #statement: Statement
  readonly #values: readonly SqlValue[]
  readonly #done: Done
  readonly #rows: SqlValue[][] = []
  #tag = ''

  constructor(statement: Statement, values: readonly SqlValue[], done: Done) {
    super({ text: statement.text, queryMode: 'extended' } as pg.QueryConfig)
    this.#statement = statement
    this.#values = values
    this.#done = done
    if (statement.name) Object.assign(this, { name: statement.name })
  }

  /** Called by `pg` when the message may be written. */
  prepare(wire: Wire): void {
    const { text, name } = this.#statement
    const statement = name ?? ''
    const isKnown =
      name !== null &&
      (wire.parsedStatements[name] ?? wire.submittedNamedStatements[name]) !== undefined
    if (!isKnown) {
      wire.parse({ text, name: statement })
      if (name !== null) wire.submittedNamedStatements[name] = text
    }
    wire.bind({ statement, values: this.#values })
    wire.execute({})
    wire.sync()
  }

  handleDataRow({ fields }: { fields: SqlValue[] }): void {
    this.#rows.push(fields)
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#tag = text
  }

  handleError(error: Error): void {
    this.#done(error, null)
  }

  handleReadyForQuery(): void {
    this.#done(null, { rows: this.#rows, tag: this.#tag })
  }
}

class PgConnection implements SqlConnection {
  readonly #client: pg.PoolClient
  readonly #wire: Wire
  readonly #isPreparing: boolean
  #isGathering = false

  constructor(client: pg.PoolClient, isPreparing: boolean) {
    this.#client = client
    this.#wire = (client as unknown as { connection: Wire }).connection
    this.#isPreparing = isPreparing
  }

  run(statement: Statement, values: readonly SqlValue[], opening?: string): Promise<SqlResult> {
    const sent = this.#isPreparing ? statement : { text: statement.text, name: null }
    if (opening === undefined) return this.#send(sent, values)
    const opened = this.command(opening)
    return Promise.all([opened, this.#send(sent, values)]).then(([, result]) => result)
  }

  async command(text: string): Promise<string> {
    this.#gather()
    return (await answered(this.#client.query(text))).command
  }

  release(isBroken: boolean): void {
    this.#client.release(isBroken)
  }

  /** What is sent in one turn leaves in one piece: writing to a socket costs more than all the rest here. */
  #gather(): void {
    if (this.#isGathering) return
    this.#isGathering = true
    const { stream } = this.#wire
    stream.cork()
    process.nextTick(() => {
      this.#isGathering = false
      stream.uncork()
    })
  }

  #send(statement: Statement, values: readonly SqlValue[]): Promise<SqlResult> {
    this.#gather()
    const result = new Promise<SqlResult>((resolve, reject) => {
      this.#client.query(
        new TextQuery(statement, values, (error, result) => {
          if (result) resolve(result)
          else reject(error)
        }),
      )
    })
    return answered(result)
  }
}

/** The answer, or an error that counts as a lost connection: nobody waits for a silent one, and it goes no further. */
async function answered<Value>(answer: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout: the database is silent')), SILENCE_MS)
  })
  try {
    return await Promise.race([answer, silence])
  } finally {
    clearTimeout(timer)
  }
}

/** PostgreSQL behind a pool of connections. Statements are sent as they come, not one round trip after the other. */
export function openPgDatabase({
  url,
  poolSize,
  preparedStatements,
}: PgDatabaseOptions): SqlDatabase {
  const config: pg.PoolConfig & { pipeline: boolean } = {
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: FIRST_KEEP_ALIVE_MS,
    pipeline: true,
    application_name: 'hostfront',
    // Settings at the start of a connection are refused by poolers that share it.
    ...(preparedStatements && {
      statement_timeout: STATEMENT_MS,
      idle_in_transaction_session_timeout: STATEMENT_MS,
    }),
  }
  const pool = new pg.Pool(config)
  // An idle connection that is lost is not anybody's error: the next one is opened when it is needed.
  pool.on('error', () => {})
  const watched = new WeakSet<pg.PoolClient>()
  return {
    isConcurrent: true,
    acquire: () =>
      new Promise((resolve, reject) => {
        pool.connect((error, client) => {
          if (!client) return reject(error)
          if (!watched.has(client)) {
            watched.add(client)
            // One that is lost while it is used fails the statements under way; that is how it is heard of.
            client.on('error', () => {})
          }
          resolve(new PgConnection(client, preparedStatements))
        })
      }),
    close: () => pool.end(),
  }
}
