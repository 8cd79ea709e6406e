import { type PGlite, protocol } from '@electric-sql/pglite'
import type {
  SqlConnection,
  SqlDatabase,
  SqlResult,
  SqlValue,
  Statement,
} from '../sql-connection.ts'

const { serialize } = protocol

/** PGlite answers one message after the other; whoever has the connection has the database. */
class PgliteConnection implements SqlConnection {
  readonly #db: PGlite
  readonly #prepared: Set<string>
  readonly #onRelease: () => void

  constructor(db: PGlite, prepared: Set<string>, onRelease: () => void) {
    this.#db = db
    this.#prepared = prepared
    this.#onRelease = onRelease
  }

  async run(
    { text, name }: Statement,
    values: readonly SqlValue[],
    opening?: string,
  ): Promise<SqlResult> {
    if (opening !== undefined) await this.command(opening)
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

  async command(text: string): Promise<string> {
    const { tag } = await this.#exchange(serialize.query(text))
    return tag.split(' ', 1)[0] ?? ''
  }

  release(): void {
    this.#onRelease()
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
      return new PgliteConnection(db, prepared, release)
    },
    close: () => db.close(),
  }
}
