import { type PGlite, protocol } from '@electric-sql/pglite'
import type {
  SqlConnection,
  SqlDatabase,
  SqlResult,
  SqlValue,
  Statement,
} from '../sql-connection.ts'

const { serialize } = protocol

/** Runs `work` when all that came before it has ended. */
type TakeTurn = <Value>(work: () => Promise<Value>) => Promise<Value>

/** PGlite answers one message after the other; whoever has the connection has the database. */
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

  run(statement: Statement, values: readonly SqlValue[], opening?: string): Promise<SqlResult> {
    return this.#takeTurn(async () => {
      if (opening !== undefined) await this.#exchange(serialize.query(opening))
      return this.#execute(statement, values)
    })
  }

  async command(text: string): Promise<string> {
    const { tag } = await this.#takeTurn(() => this.#exchange(serialize.query(text)))
    return tag.split(' ', 1)[0] ?? ''
  }

  release(): void {
    this.#onRelease()
  }

  #execute({ text, name }: Statement, values: readonly SqlValue[]): Promise<SqlResult> {
    const statement = name ?? ''
    const messages = [
      ...(name !== null && this.#prepared.has(name)
        ? []
        : [serialize.parse({ text, name: statement })]),
      serialize.bind({ statement, values: [...values] }),
      serialize.execute({}),
      serialize.sync(),
    ]
    return this.#exchange(Buffer.concat(messages), name)
  }

  async #exchange(message: Uint8Array, name: string | null = null): Promise<SqlResult> {
    const { messages } = await this.#db.execProtocol(message, { throwOnError: false })
    const rows: SqlValue[][] = []
    let tag = ''
    for (const answer of messages) {
      // Prepared is prepared, also when what follows fails.
      if (answer.name === 'parseComplete' && name !== null) this.#prepared.add(name)
      if (answer.name === 'error') throw answer
      if ('fields' in answer && answer.name === 'dataRow') rows.push(answer.fields as SqlValue[])
      if ('text' in answer && answer.name === 'commandComplete') tag = String(answer.text)
    }
    return { rows, tag }
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
