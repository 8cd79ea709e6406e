import type { SqlConnection, SqlDatabase, SqlRequest } from './sql-connection.ts'

/** Without any answer on a connection for so long, its other side hangs. */
const SILENT_MS = 4000
/** The same, shortly after one was found to hang and before any was heard again: probably all do. */
const DOUBTED_MS = 1500
/** How long one that was found to hang casts doubt on the others. */
const DOUBT_MS = 5000
const LOOK_MS = 250
/** What a look counts at most: while this process itself was stopped, answers may have come that it has not read. */
const MOST_OF_LOOK_MS = 2 * LOOK_MS

/** Something that waits for the database. */
interface Wait {
  /** Of the watch's clock: since when nothing was heard. */
  since: number
  giveUp(error: Error): void
}

/**
 * The same database, whose callers do not wait for one that is silent (frozen, behind a dead network): what they asked
 * fails as after a lost connection. Waiting for a free connection is no silence while others are being answered.
 */
export function watchSilence(database: SqlDatabase): SqlDatabase {
  const watch = new Watch()
  return {
    isConcurrent: database.isConcurrent,
    acquire: () =>
      new Promise((resolve, reject) => {
        let isOver = false
        const wait = watch.forAnyone((error) => {
          isOver = true
          reject(error)
        })
        database.acquire().then(
          (connection) => {
            watch.end(wait)
            if (isOver) connection.release(false)
            else resolve(watched(connection, watch))
          },
          (error) => {
            watch.end(wait)
            reject(error)
          },
        )
      }),
    close: () => database.close(),
  }
}

function watched(connection: SqlConnection, watch: Watch): SqlConnection {
  /** Sent and not answered. */
  const open = new Set<SqlRequest>()
  let wait: Wait | null = null

  const giveUp = (error: Error) => {
    wait = null
    for (const request of [...open]) request.fail(error)
  }

  function follow(request: SqlRequest): SqlRequest {
    const settle = (tell: () => void) => {
      // It was given up, and is answered after all.
      if (!open.delete(followed)) return
      if (wait) watch.hear(wait)
      if (wait && open.size === 0) {
        watch.end(wait)
        wait = null
      }
      tell()
    }
    const followed: SqlRequest = {
      statement: request.statement,
      values: request.values,
      answer: (result) => settle(() => request.answer(result)),
      fail: (error) => settle(() => request.fail(error)),
    }
    open.add(followed)
    return followed
  }

  return {
    send(batch) {
      const followed = batch.map(follow)
      wait ??= watch.forThisOne(giveUp)
      connection.send(followed)
    },
    release: (isBroken) => connection.release(isBroken),
  }
}

/** One clock for all who wait, instead of a timer for every statement. */
class Watch {
  /** Milliseconds in which this process was awake. */
  #now = 0
  #lookedAt = 0
  #heardAt = 0
  #doubtUntil = 0
  readonly #waits = new Map<Wait, 'anyone' | 'this one'>()
  #timer: NodeJS.Timeout | null = null

  /** For those who wait until anybody hears of the database. */
  forAnyone(giveUp: Wait['giveUp']): Wait {
    return this.#add(giveUp, 'anyone')
  }

  /** For those who wait for an answer of their own. */
  forThisOne(giveUp: Wait['giveUp']): Wait {
    return this.#add(giveUp, 'this one')
  }

  hear(wait: Wait): void {
    wait.since = this.#now
    this.#heardAt = this.#now
    this.#doubtUntil = 0
  }

  end(wait: Wait): void {
    this.#waits.delete(wait)
    if (this.#waits.size > 0 || !this.#timer) return
    clearInterval(this.#timer)
    this.#timer = null
  }

  #add(giveUp: Wait['giveUp'], of: 'anyone' | 'this one'): Wait {
    if (!this.#timer) {
      // Nobody waited since the last look, so that nothing can have been missed.
      const time = performance.now()
      this.#now += time - this.#lookedAt
      this.#lookedAt = time
      this.#timer = setInterval(() => this.#look(), LOOK_MS)
      this.#timer.unref()
    }
    const wait = { since: this.#now, giveUp }
    this.#waits.set(wait, of)
    return wait
  }

  #look(): void {
    const time = performance.now()
    this.#now += Math.min(time - this.#lookedAt, MOST_OF_LOOK_MS)
    this.#lookedAt = time
    const isDoubted = this.#now < this.#doubtUntil
    const patience = isDoubted ? DOUBTED_MS : SILENT_MS
    for (const [wait, of] of [...this.#waits]) {
      const since = of === 'anyone' ? Math.max(wait.since, this.#heardAt) : wait.since
      if (this.#now - since < patience) continue
      if (!isDoubted) this.#doubtUntil = this.#now + DOUBT_MS
      this.end(wait)
      wait.giveUp(new Error('timeout: the database is silent'))
    }
  }
}
