import { setTimeout as pause } from 'node:timers/promises'
import { openCallScope } from '../call-scope.ts'
import { collectionNames } from '../collections.ts'
import type { FileBytes } from '../file-bytes.ts'
import { type Store, StoreError } from '../port.ts'
import type { ChangeFeed } from './change-feed.ts'
import { replaceRows } from './replace-rows.ts'
import type { SqlDatabase } from './sql-connection.ts'
import { sqlFileBytes } from './sql-file-bytes.ts'
import { openTx } from './sql-repository.ts'
import { SqlSession } from './sql-session.ts'
import { statementOf } from './statements.ts'
import { watchSilence } from './watch-silence.ts'

/** Conflicts with others before a transaction gives up. */
const TRIES = 12
const LONGEST_PAUSE_MS = 400
/** Lost connections before the database counts as out of reach. Each time another connection is tried. */
const RECONNECTS = 2
/** After so long nobody would wait for another try: the answer is due within ten seconds. */
const RECONNECT_WITHIN_MS = 5000

const TRANSACTION = statementOf('BEGIN ISOLATION LEVEL READ COMMITTED')
const SNAPSHOT = statementOf('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')

export interface SqlStoreOptions {
  readonly database: SqlDatabase
  readonly changes: ChangeFeed
  readonly onStatement?: ((text: string) => void) | undefined
  /** Frees what `database` and `changes` do not know of. */
  readonly onClose?: () => Promise<void>
}

/** A store with the bytes of its files, in the same database. */
export interface SqlStore extends Store {
  readonly files: FileBytes
}

/** The port over any SQL database that speaks PostgreSQL. */
export function createSqlStore({
  database,
  changes,
  onStatement,
  onClose,
}: SqlStoreOptions): SqlStore {
  const transactions = openCallScope()
  const reads = openCallScope()
  // Nobody else has an embedded database, and it works in this very process.
  const answering = database.isConcurrent ? watchSilence(database) : database
  let isClosed = false

  function admit(isTransaction: boolean): void {
    // With one connection, whatever starts inside a reader would wait for it for ever.
    const isNested = transactions.isInside || (!database.isConcurrent && reads.isInside)
    if (isNested) throw new StoreError('nested', isTransaction ? 'transaction' : 'read')
    if (isClosed) throw new StoreError('unavailable', 'closed')
  }

  async function attempt<Value>(
    session: SqlSession,
    isTransaction: boolean,
    fn: (session: SqlSession) => Promise<Value>,
  ): Promise<Value> {
    let returned: Promise<Value> | undefined
    const call = (isTransaction ? transactions : reads).run(() => (returned = fn(session)))
    session.endFirstPart(returned)
    try {
      const value = await call
      if (session.fault) throw session.fault.error
      await session.commit()
      return value
    } catch (error) {
      await session.rollBack()
      throw error
    }
  }

  async function run<Value>(
    isTransaction: boolean,
    fn: (session: SqlSession) => Promise<Value>,
    lender = answering,
  ): Promise<{ value: Value; session: SqlSession }> {
    const opening = isTransaction ? TRANSACTION : SNAPSHOT
    const started = performance.now()
    const isSoon = () => performance.now() - started < RECONNECT_WITHIN_MS
    for (let tries = 1, losses = 0; ; tries++) {
      const session = new SqlSession({
        database: lender,
        opening,
        canWrite: isTransaction,
        onStatement,
      })
      try {
        return { value: await attempt(session, isTransaction, fn), session }
      } catch (error) {
        const { fault } = session
        // What the function made of a failed statement does not count: the statement's fault decides.
        if (fault?.kind === 'retry') {
          if (tries >= TRIES) throw fault.error
          await pause(Math.random() * Math.min(LONGEST_PAUSE_MS, 4 * 2 ** tries))
        } else if (
          fault?.kind === 'lost' &&
          !session.isDoubtful &&
          losses++ < RECONNECTS &&
          isSoon()
        ) {
          await pause(Math.random() * 20 * losses)
        } else throw fault?.kind === 'lost' ? fault.error : error
      }
    }
  }

  return {
    files: sqlFileBytes(database),
    async transaction(fn) {
      admit(true)
      const { value, session } = await run(true, (session) => fn(openTx(session)))
      if (session.changed.size > 0) changes.tell([...session.changed], [...session.owners])
      return value
    },
    async read(fn, { isLong = false } = {}) {
      admit(false)
      const lender = isLong ? database : answering
      return (await run(false, (session) => fn(openTx(session)), lender)).value
    },
    async replaceAll(complete) {
      admit(true)
      await run(true, (session) => replaceRows(session, complete), database)
      changes.tell(collectionNames, null)
    },
    watch: (onChange) => changes.watch(onChange),
    async close() {
      if (isClosed) return
      isClosed = true
      await changes.close()
      await database.close()
      await onClose?.()
    },
  }
}
