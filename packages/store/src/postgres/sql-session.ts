import type { CollectionName } from '../collections.ts'
import { StoreError } from '../port.ts'
import type {
  SqlConnection,
  SqlDatabase,
  SqlRequest,
  SqlResult,
  SqlValue,
  Statement,
} from './sql-connection.ts'
import { type Fault, readFault } from './sql-fault.ts'
import { statementOf } from './statements.ts'

const COMMIT = statementOf('COMMIT')
const ROLLBACK = statementOf('ROLLBACK')

export interface SessionOptions {
  readonly database: SqlDatabase
  /** The `BEGIN …` of this session. */
  readonly opening: Statement
  readonly canWrite: boolean
  /** Hears of every command and statement that goes to the database. */
  readonly onStatement: ((text: string) => void) | undefined
}

/**
 * One run of a transaction's or reader's function. What is asked within one turn of the event loop leaves together:
 * BEGIN with the first statements, COMMIT with the last ones when nobody waits for their answers.
 */
export class SqlSession {
  readonly #options: SessionOptions
  /** Asked and not yet sent. */
  #outgoing: SqlRequest[] = []
  /** While the function is in its first synchronous part: it may turn out that it has but one question. */
  #isFirstPart = true
  #lastAsked: Promise<unknown> | null = null
  #connection: SqlConnection | null = null
  #isConnecting = false
  /** Sent with the first statement; then null. */
  #opening: Statement | null
  #isOpen = false
  #isOver = false
  #isCommitting = false
  /** The first thing that went wrong. Such a session never commits, even if the error is caught. */
  fault: Fault | null = null
  /** COMMIT was sent and not answered: only the next transaction can find out whether it took place. */
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
    if (this.#isFirstPart) this.#lastAsked = promise
    return promise
  }

  /**
   * Sends what has no answer worth a wait: it leaves with what comes next, at the latest with COMMIT. When it is
   * refused, so is what comes after it, and the transaction.
   */
  order(statement: Statement, values: readonly SqlValue[]): void {
    const fail = (error: unknown) => void this.#note(error)
    this.#add({ statement, values, answer: () => {}, fail })
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
    this.#isFirstPart = false
    const isOnlyQuestion = this.#outgoing.length === 1 && this.#lastAsked === returned
    if (isOnlyQuestion && !this.#options.canWrite) this.#opening = null
  }

  /** Resolves when the changes are durable; with nothing asked there is nothing to wait for. */
  async commit(): Promise<void> {
    this.#isOver = true
    if (!this.#options.canWrite) return this.#endReader()
    if (!this.#connection && this.#outgoing.length === 0) return
    this.#isCommitting = true
    const tag = await this.#command(COMMIT)
    // A transaction that had failed is answered with ROLLBACK.
    if (this.fault) throw this.fault.error
    if (tag !== 'COMMIT') throw this.#note(new StoreError('conflict', 'rolled-back'))
    this.isDoubtful = false
    this.#connection?.release(false)
  }

  /** Nothing depends on how a reader ends; the connection's next user waits in line behind it. */
  #endReader(): void {
    this.#dropOutgoing()
    if (this.#isOpen) this.#command(COMMIT).catch(() => {})
    this.#flush()
    this.#connection?.release(false)
  }

  async rollBack(): Promise<void> {
    this.#isOver = true
    this.#dropOutgoing()
    // A connection that is still being opened is given back when it comes.
    const connection = this.#connection
    if (!connection) return
    const isLost = this.fault?.kind === 'lost'
    if (isLost || !this.#isOpen) return connection.release(isLost)
    try {
      await this.#command(ROLLBACK)
      connection.release(false)
    } catch {
      connection.release(true)
    }
  }

  #command(statement: Statement): Promise<string> {
    return new Promise((resolve, reject) => {
      const fail = (error: unknown) => reject(this.#note(error))
      this.#add({ statement, values: [], answer: ({ tag }) => resolve(tag), fail })
    })
  }

  #add(request: SqlRequest): void {
    this.#outgoing.push(request)
    if (this.#outgoing.length === 1) process.nextTick(() => this.#flush())
  }

  #flush(): void {
    if (this.#outgoing.length === 0) return
    if (this.#connection) this.#send(this.#connection)
    else if (!this.#isConnecting) this.#connect()
  }

  #send(connection: SqlConnection): void {
    const batch = this.#outgoing
    this.#outgoing = []
    if (this.#opening) {
      const statement = this.#opening
      this.#opening = null
      this.#isOpen = true
      // When it fails, so does all that is sent with it.
      batch.unshift({ statement, values: [], answer: () => {}, fail: () => {} })
    }
    if (this.#isCommitting) this.isDoubtful = this.changed.size > 0
    for (const { statement } of batch) this.#options.onStatement?.(statement.text)
    connection.send(batch)
  }

  #connect(): void {
    this.#isConnecting = true
    this.#options.database.acquire().then(
      (connection) => {
        // Everything was given up meanwhile.
        if (this.#outgoing.length === 0) return connection.release(false)
        this.#connection = connection
        this.#flush()
      },
      (error) => {
        this.#isConnecting = false
        this.#dropOutgoing(error)
      },
    )
  }

  #dropOutgoing(reason?: unknown): void {
    if (this.#outgoing.length === 0) return
    const error = reason ?? new StoreError('unavailable', 'transaction-over')
    for (const request of this.#outgoing.splice(0)) request.fail(error)
  }

  #note(error: unknown): unknown {
    const fault = readFault(error)
    this.fault ??= fault
    return fault.error
  }
}
