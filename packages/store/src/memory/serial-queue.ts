import { openCallScope } from '../call-scope.ts'
import { StoreError } from '../port.ts'

const done = () => {}

/**
 * Runs tasks one after the other. A transaction that waited for one it started itself would wait for ever: where the
 * host knows who calls, it is refused with `nested`. The tests of every handler run where it does.
 */
export class SerialQueue {
  readonly #calls = openCallScope()
  #last: Promise<void> = Promise.resolve()

  /** Throws StoreError `nested` when called from within a function that `callOut` is running. */
  refuseNested(): void {
    if (this.#calls.isInside) throw new StoreError('nested', 'transaction')
  }

  add<Value>(task: () => Promise<Value>): Promise<Value> {
    const turn = this.#last.then(task)
    this.#last = turn.then(done, done)
    return turn
  }

  /** Runs the function of the caller whose task is under way. */
  callOut<Value>(fn: () => Promise<Value>): Promise<Value> {
    return this.#calls.run(fn)
  }
}
