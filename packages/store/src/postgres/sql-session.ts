import type { CollectionName } from '../collections.ts'
import { StoreError } from '../port.ts'
import type {
  SqlConnection,
  SqlDatabase,
  SqlResult,
  SqlValue,
  Statement,
} from './sql-connection.ts'
import { type Fault, readFault } from './sql-fault.ts'

interface Request {
  readonly statement: Statement
  readonly values: readonly SqlValue[]
  answer(result: SqlResult): void
  fail(error: unknown): void
}

export interface SessionOptions {
  readonly database: SqlDatabase
  /** The `BEGIN …` of this session. */
  readonly opening: string
  readonly canWrite: boolean
  /** Hears of every command and statement that goes to the database. */
  readonly onStatement: ((text: string) => void) | undefined
}

/**
 * One run of a transaction's or reader's function. It takes a connection when the first statement comes, and
 * sends BEGIN along with it: opening costs no round trip of its own.
 */
export class SqlSession {
  readonly #options: SessionOptions
  /** Statements of the function's first synchronous part: it may turn out that there is only one. */
  #held: Request[] | null = []
  #lastHeld: Promise<unknown> | null = null
  #waiting: Request[] | null = null
  #connection: SqlConnection | null = null
  /** Sent with the first statement; then null. */
  #opening: string | null
  #isOpen = false
  #isOver = false
  /** The first thing that went wrong. Such a session never commits, whoever catches the error. */
  fault: Fault | null = null
  /** COMMIT was sent and not answered: only the next transaction can tell whether it took place. */
  isDoubtful = false
  readonly changed = new Set<CollectionName>()
  readonly owners = new Set<string>()

  constructor(options: SessionOptions) {
    this.#options = options
    this.#opening = options.opening
  }

  /** What a repository answers: the decoded answer to one statement. */
  ask<Value>(
    statement: Statement,
    values: readonly SqlValue[],
    decode: (result: SqlResult) => Value,
  ): Promise<Value> {
    if (this.#isOver) return Promise.reject(new StoreError('unavailable', 'transaction-over'))
    const promise = new Promise<Value>((resolve, reject) => {
      const answer = (result: SqlResult) => {
        try {
          resolve(decode(result))
        } catch (error) {
          reject(this.#note(error))
        }
      }
      this.#add({ statement, values, answer, fail: (error) => reject(this.#note(error)) })
    })
    if (this.#held) this.#lastHeld = promise
    return promise
  }

  /** Throws what a write must be refused with before it is sent; a session that refused one is lost. */
  requireWritable(collection: CollectionName): void {
    this.requireOpen()
    if (!this.#options.canWrite) throw new StoreError('read-only', collection)
  }

  requireOpen(): void {
    if (this.#isOver) throw new StoreError('unavailable', 'transaction-over')
  }

  /** Makes a refusal that was found without the database the session's. */
  refuse(error: unknown): unknown {
    return this.#note(error)
  }

  noteChange(collection: CollectionName, owner: unknown): void {
    this.changed.add(collection)
    if (typeof owner === 'string') this.owners.add(owner)
  }

  /**
   * The function has returned for the first time, with this promise. When that is the answer of its only statement,
   * no other can follow: one statement is a snapshot by itself and needs no BEGIN.
   */
  endFirstPart(returned: unknown): void {
    const held = this.#held ?? []
    this.#held = null
    if (held.length === 1 && this.#lastHeld === returned && !this.#options.canWrite) {
      this.#opening = null
    }
    for (const request of held) this.#send(request)
  }

  /** Resolves when the changes are durable; with nothing sent there is nothing to wait for. */
  async commit(): Promise<void> {
    this.#isOver = true
    const connection = this.#connection
    if (!connection) return
    if (!this.#isOpen) return connection.release(false)
    this.#options.onStatement?.('COMMIT')
    const answer = connection.command('COMMIT')
    if (!this.#options.canWrite) {
      // Nothing depends on how a reader ends; the connection's next user waits in line behind it.
      answer.catch(() => {})
      return connection.release(false)
    }
    this.isDoubtful = this.changed.size > 0
    try {
      // A transaction that had failed unnoticed would be answered with ROLLBACK.
      if ((await answer) !== 'COMMIT') throw new StoreError('conflict', 'rolled-back')
      this.isDoubtful = false
      connection.release(false)
    } catch (error) {
      this.#connection = null
      connection.release(true)
      throw this.#note(error)
    }
  }

  async rollBack(): Promise<void> {
    this.#isOver = true
    // A connection that is still being opened is given back when it comes.
    const connection = this.#connection
    if (!connection) return
    if (!this.#isOpen) return connection.release(this.fault?.kind === 'lost')
    if (this.fault?.kind === 'lost') return connection.release(true)
    try {
      this.#options.onStatement?.('ROLLBACK')
      await connection.command('ROLLBACK')
      connection.release(false)
    } catch {
      connection.release(true)
    }
  }

  #add(request: Request): void {
    if (this.#held) this.#held.push(request)
    else this.#send(request)
  }

  #send(request: Request): void {
    if (this.#connection) {
      this.#transmit(this.#connection, request)
      return
    }
    if (this.#waiting) {
      this.#waiting.push(request)
      return
    }
    const waiting = [request]
    this.#waiting = waiting
    this.#options.database.acquire().then(
      (connection) => {
        if (this.#isOver) connection.release(false)
        else this.#connection = connection
        for (const each of waiting) {
          if (this.#isOver) each.fail(new StoreError('unavailable', 'transaction-over'))
          else this.#transmit(connection, each)
        }
      },
      (error) => {
        for (const each of waiting) each.fail(error)
      },
    )
  }

  #transmit(connection: SqlConnection, { statement, values, answer, fail }: Request): void {
    const opening = this.#opening ?? undefined
    this.#opening = null
    if (opening) {
      this.#isOpen = true
      this.#options.onStatement?.(opening)
    }
    this.#options.onStatement?.(statement.text)
    connection.run(statement, values, opening).then(answer, fail)
  }

  #note(error: unknown): unknown {
    const fault = readFault(error)
    this.fault ??= fault
    return fault.error
  }
}
