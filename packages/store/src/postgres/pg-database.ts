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

/** What is used of the connection below a `pg` client: its messages. */
interface Wire {
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
 * It overrides methods of `pg`'s own query, which is why that is pinned.
 */
class Batch extends pg.Query {
  /** Makes `pg` call `prepare`. */
  readonly queryMode = 'extended'
  readonly #requests: readonly SqlRequest[]
  readonly #answers: BatchAnswers
  /** Names under which the connection keeps statements; null when it keeps none. */
  readonly #prepared: Set<string> | null
  #silence: NodeJS.Timeout | undefined

  constructor(requests: readonly SqlRequest[], prepared: Set<string> | null) {
    // `pg` asks for a text; what is sent is up to `prepare`.
    super('batch')
    this.#requests = requests
    this.#answers = new BatchAnswers(requests)
    this.#prepared = prepared
  }

  /** Called by `pg` when the messages may be written; it holds them back until all are there. */
  prepare(wire: Wire): void {
    // Nobody waits for a silent database, and an error that counts as a lost connection says so.
    const giveUp = () => this.handleError(new Error('timeout: the database is silent'))
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
    if (this.#answers.areComplete) clearTimeout(this.#silence)
    else this.#silence?.refresh()
  }

  handleError(error: Error): void {
    clearTimeout(this.#silence)
    for (const { statement } of this.#answers.open) this.#prepared?.delete(statement.name ?? '')
    this.#answers.fail(error)
  }

  handleReadyForQuery(): void {}
}

/** PostgreSQL behind a pool of connections. Batches are sent as they come, not one round trip after the other. */
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
  /** What each connection keeps prepared. */
  const prepared = new WeakMap<pg.PoolClient, Set<string>>()

  function preparedOn(client: pg.PoolClient): Set<string> {
    const known = prepared.get(client) ?? new Set()
    if (!prepared.has(client)) {
      prepared.set(client, known)
      // One that is lost while it is used fails the statements under way; that is how it is heard of.
      client.on('error', () => {})
    }
    return known
  }

  function lend(client: pg.PoolClient): SqlConnection {
    const known = preparedOn(client)
    return {
      send: (batch) => void client.query(new Batch(batch, preparedStatements ? known : null)),
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
