import { type PGlite, protocol } from '@electric-sql/pglite'
import { BatchAnswers } from '../batch-answers.ts'
import type { SqlConnection, SqlDatabase, SqlRequest, SqlValue } from '../sql-connection.ts'

const { serialize } = protocol

/** Runs `work` when all that came before it has ended. */
type TakeTurn = <Value>(work: () => Promise<Value>) => Promise<Value>

/** PGlite answers one message after the other; the holder of the connection has the database. */
class PgliteConnection implements SqlConnection {
  readonly #db: PGlite
  readonly #prepared: Set<string>
  readonly #takeTurn: TakeTurn
  readonly #onRelease: () => void

  constructor(db: PGlite, prepared: Set<string>, takeTurn: TakeTurn, onRelease: () => void) {
    this.#db = db
    this.#prepared = prepared
    this.#takeTurn = takeTurn
    this.#onRelease = onRelease
  }

  send(batch: readonly SqlRequest[]): void {
    const answers = new BatchAnswers(batch)
    this.#takeTurn(() => this.#exchange(batch, answers)).catch((error) => answers.fail(error))
  }

  release(): void {
    this.#onRelease()
  }

  async #exchange(batch: readonly SqlRequest[], answers: BatchAnswers): Promise<void> {
    const message = Buffer.concat([
      ...batch.flatMap((request) => this.#messagesOf(request)),
      serialize.sync(),
    ])
    const { messages } = await this.#db.execProtocol(message, { throwOnError: false })
    for (const answer of messages) {
      if (answer.name === 'error') {
        for (const { statement } of answers.open) this.#prepared.delete(statement.name ?? '')
        throw answer
      }
      if ('fields' in answer && answer.name === 'dataRow') {
        answers.addRow(answer.fields as SqlValue[])
      }
      if ('text' in answer && answer.name === 'commandComplete') {
        answers.endStatement(String(answer.text))
      }
    }
  }

  #messagesOf({ statement: { text, name }, values }: SqlRequest): Uint8Array[] {
    const statement = name ?? ''
    const run = [serialize.bind({ statement, values: [...values] }), serialize.execute({})]
    if (this.#prepared.has(statement)) return run
    const prepare = serialize.parse({ text, name: statement })
    if (name === null) return [prepare, ...run]
    this.#prepared.add(name)
    // Kept from a batch that failed? Closing what is not there is no error, preparing it twice is one.
    return [serialize.close({ type: 'S', name }), prepare, ...run]
  }
}

/** PGlite as a database with one connection, which is lent to one session after the other. */
export function pgliteDatabase(db: PGlite): SqlDatabase {
  const prepared = new Set<string>()
  const waiting: (() => void)[] = []
  // PGlite puts the answer it is reading in one place: messages that overlap take each other's rows and errors.
  let lastTurn: Promise<unknown> = Promise.resolve()
  const takeTurn: TakeTurn = (work) => {
    const turn = lastTurn.then(work)
    lastTurn = turn.catch(() => {})
    return turn
  }
  let isLent = false
  const release = () => {
    const next = waiting.shift()
    if (next) next()
    else isLent = false
  }
  return {
    isConcurrent: false,
    async acquire() {
      if (isLent) await new Promise<void>((resolve) => waiting.push(resolve))
      isLent = true
      return new PgliteConnection(db, prepared, takeTurn, release)
    },
    close: () => takeTurn(() => db.close()),
  }
}
