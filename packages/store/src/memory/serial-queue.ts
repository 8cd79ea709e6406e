import { StoreError } from '../port.ts'

// Every host has timers; this package is compiled without the types of any.
declare const setTimeout: (run: () => void, milliseconds: number) => unknown
declare const clearTimeout: (timer: unknown) => void

/**
 * How long a transaction that others wait for may stand still. One that awaits nothing but `tx` goes on within
 * the same turn of the event loop, so a call made in the turn of its last step is most likely its own: such a
 * call is refused soon. Other callers are given up on late, when something in the transaction hangs.
 */
const OWN_CALL_MS = 250
const ANY_CALL_MS = 5000

interface Waiting {
  start(): void
}

/** A function of the caller under way, as the queue watches it. */
export interface Running {
  /** To be told of each step, so that standing still can be seen. */
  onProgress(): void
}

/**
 * Runs tasks one after the other. JavaScript cannot tell who calls, so a transaction started inside another
 * one is found out in two ways: at once while the outer function has not yet awaited anything, else by the outer
 * one standing still while it waits. Both are refused with `nested`; the queue never deadlocks.
 */
export class SerialQueue {
  readonly #waiting: Waiting[] = []
  #isBusy = false
  #isCallingOut = false
  /** Steps of the running function; a new object for each run. */
  #run: { steps: number; turn: number } | null = null
  #turn = 0
  #isTurnEnding = false

  /** Throws StoreError `nested` when called from within a function that `callOut` is running. */
  refuseNested(): void {
    if (this.#isCallingOut) throw new StoreError('nested', 'transaction')
  }

  /** A caller's task: refused when it turns out to be waited for by the one that runs. */
  add<Value>(task: () => Promise<Value>): Promise<Value> {
    return this.#add(task, true)
  }

  /** The keeper's own task, which no caller waits for inside a transaction. */
  addOwn<Value>(task: () => Promise<Value>): Promise<Value> {
    return this.#add(task, false)
  }

  async #add<Value>(task: () => Promise<Value>, isCall: boolean): Promise<Value> {
    if (this.#isBusy) await this.#wait(isCall)
    this.#isBusy = true
    try {
      return await task()
    } finally {
      this.#isBusy = false
      this.#waiting.shift()?.start()
    }
  }

  /** Runs the function of the caller whose task is under way. */
  async callOut<Value>(fn: (running: Running) => Promise<Value>): Promise<Value> {
    const run = { steps: 0, turn: this.#thisTurn() }
    const onProgress = () => {
      run.steps++
      run.turn = this.#thisTurn()
    }
    this.#run = run
    try {
      return await this.#whileCallingOut(() => fn({ onProgress }))
    } finally {
      this.#run = null
    }
  }

  #whileCallingOut<Value>(fn: () => Value): Value {
    this.#isCallingOut = true
    try {
      return fn()
    } finally {
      this.#isCallingOut = false
    }
  }

  #wait(isCall: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#waiting.splice(this.#waiting.indexOf(entry), 1)
        reject(new StoreError('nested', 'transaction'))
      }
      const watchdog = isCall ? this.#watch(giveUp) : null
      const entry: Waiting = {
        start: () => {
          clearTimeout(watchdog)
          this.#isBusy = true
          resolve()
        },
      }
      this.#waiting.push(entry)
    })
  }

  /** Only the function that runs now can be the one that waits for this call. */
  #watch(onStandstill: () => void): unknown {
    const run = this.#run
    if (!run) return null
    const { steps } = run
    const bound = run.turn === this.#thisTurn() ? OWN_CALL_MS : ANY_CALL_MS
    return setTimeout(() => {
      if (this.#run === run && run.steps === steps) onStandstill()
    }, bound)
  }

  /** A number that changes with each turn of the event loop. */
  #thisTurn(): number {
    if (!this.#isTurnEnding) {
      this.#isTurnEnding = true
      setTimeout(() => {
        this.#turn++
        this.#isTurnEnding = false
      }, 0)
    }
    return this.#turn
  }
}
