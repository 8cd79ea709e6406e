import pg from 'pg'
import { BatchAnswers } from './batch-answers.ts'
import type { SqlConnection, SqlDatabase, SqlRequest, SqlValue } from './sql-connection.ts'

export interface PgDatabaseOptions {
  readonly url: string
  /** Connections at most. */
  readonly poolSize: number
  /** False for a pooler between that gives each transaction another connection (PgBouncer before 1.21). */
  readonly preparedStatements: boolean
}

/** For a free connection of a pool that is busy; a silent database is noticed sooner (watch-silence.ts). */
const CONNECT_MS = 8000
const IDLE_MS = 30_000
/** No statement of the shop takes longer unless it waits for somebody who hangs. */
const STATEMENT_MS = 30_000
/** After so long without an answer the database's host is gone: its own limit would have been heard of. */
const SILENCE_MS = STATEMENT_MS + 5000
const FIRST_KEEP_ALIVE_MS = 10_000

/** What is used of the connection below a `pg` client: its messages. `pg`'s types lag behind them. */
interface Wire {
  readonly stream: { cork(): void; uncork(): void; destroy(): void }
  close(message: { type: 'S'; name: string }): void
  parse(message: { text: string; name: string }): void
  bind(message: { statement: string; values: readonly SqlValue[] }): void
  execute(message: object): void
  sync(): void
}

/**
 * Statements that leave in one piece, with one Sync at their end, and are answered in one piece: system calls and
 * the other side's waking up cost more than all the rest here. Answers are taken as they come over the wire: no
 * description of the columns is asked for, no values are parsed, no objects made.
 * To `pg` it is a query of somebody else's making, as cursors and streams are: `submit` is called and it is handed
 * each message that answers it.
 */
class Batch implements pg.Submittable {
  readonly #requests: readonly SqlRequest[]
  readonly #answers: BatchAnswers
  /** Names under which the connection keeps statements; null when it keeps none. */
  readonly #prepared: Set<string> | null
  readonly #onEnd: () => void
  #silence: NodeJS.Timeout | undefined

  constructor(requests: readonly SqlRequest[], prepared: Set<string> | null, onEnd: () => void) {
    this.#requests = requests
    this.#answers = new BatchAnswers(requests)
    this.#prepared = prepared
    this.#onEnd = onEnd
  }

  /** The messages leave together. */
  submit(connection: object): void {
    const wire = connection as Wire
    wire.stream.cork()
    try {
      this.#write(wire)
    } finally {
      wire.stream.uncork()
    }
  }

  #write(wire: Wire): void {
    // Nobody waits for a silent database, and an error that counts as a lost connection says so.
    const giveUp = () => {
      this.handleError(new Error('timeout: the database is silent'))
      // What is in line behind it would not be answered either.
      wire.stream.destroy()
    }
    this.#silence = setTimeout(giveUp, SILENCE_MS)
    for (const { statement, values } of this.#requests) {
      const { text } = statement
      const name = (this.#prepared && statement.name) ?? ''
      if (!this.#prepared?.has(name)) {
        // Kept from a batch that failed? Closing what is not there is no error, preparing it twice is one.
        if (name !== '') wire.close({ type: 'S', name })
        wire.parse({ text, name })
        if (name !== '') this.#prepared?.add(name)
      }
      wire.bind({ statement: name, values })
      wire.execute({})
    }
    wire.sync()
  }

  handleDataRow({ fields }: { fields: SqlValue[] }): void {
    this.#answers.addRow(fields)
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#answers.endStatement(text)
    if (this.#answers.areComplete) this.#end()
    else this.#silence?.refresh()
  }

  handleError(error: Error): void {
    if (this.#answers.areComplete) return
    for (const { statement } of this.#answers.open) this.#prepared?.delete(statement.name ?? '')
    this.#answers.fail(error)
    this.#end()
  }

  handleReadyForQuery(): void {}

  #end(): void {
    clearTimeout(this.#silence)
    this.#onEnd()
  }
}

/** What is known of a connection, no matter who has it. `pg` takes one query at a time: the next ones wait here. */
class Line {
  readonly #client: pg.PoolClient
  readonly #prepared: Set<string> | null
  readonly #waiting: (readonly SqlRequest[])[] = []
  #isBusy = false

  constructor(client: pg.PoolClient, keepsStatements: boolean) {
    this.#client = client
    this.#prepared = keepsStatements ? new Set() : null
  }

  send(batch: readonly SqlRequest[]): void {
    this.#waiting.push(batch)
    if (!this.#isBusy) this.#next()
  }

  #next(): void {
    const batch = this.#waiting.shift()
    this.#isBusy = batch !== undefined
    if (batch) this.#client.query(new Batch(batch, this.#prepared, () => this.#next()))
  }
}

/** PostgreSQL behind a pool of connections. */
export function openPgDatabase({
  url,
  poolSize,
  preparedStatements,
}: PgDatabaseOptions): SqlDatabase {
  const config: pg.PoolConfig = {
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: FIRST_KEEP_ALIVE_MS,
    application_name: 'hostfront',
    // Settings at the start of a connection are refused by poolers that share it.
    ...(preparedStatements && {
      statement_timeout: STATEMENT_MS,
      idle_in_transaction_session_timeout: STATEMENT_MS,
      // A report of a year asks a dozen statements of some milliseconds; compiling them took a third of its time. And the cost
      // of a page out of order is that of a disk that turns: every invoice was read to find those of a few notes.
      options: '-c jit=off -c random_page_cost=1.1',
    }),
  }
  const pool = new pg.Pool(config)
  // An idle connection that is lost is not anybody's error: the next one is opened when it is needed.
  pool.on('error', () => {})
  const lines = new WeakMap<pg.PoolClient, Line>()

  function lineOf(client: pg.PoolClient): Line {
    const known = lines.get(client)
    if (known) return known
    const line = new Line(client, preparedStatements)
    lines.set(client, line)
    // One that is lost while it is used fails the statements under way; that is how it is heard of.
    client.on('error', () => {})
    return line
  }

  function lend(client: pg.PoolClient): SqlConnection {
    const line = lineOf(client)
    return {
      send: (batch) => line.send(batch),
      release: (isBroken) => client.release(isBroken),
    }
  }

  return {
    isConcurrent: true,
    acquire: () =>
      new Promise((resolve, reject) => {
        pool.connect((error, client) => {
          if (client) resolve(lend(client))
          else reject(error)
        })
      }),
    close: () => pool.end(),
  }
}
