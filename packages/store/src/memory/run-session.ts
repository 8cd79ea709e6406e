import type { AllRows, Complete, ReadTx, Tx } from '../port.ts'
import type { Engine, View } from './engine.ts'
import { openTx, Session } from './repository.ts'
import type { SerialQueue } from './serial-queue.ts'

/** Runs a transaction's function to its end over `view`; the changes are then the view's. */
export function runFn<Value>(
  queue: SerialQueue,
  view: View,
  fn: (tx: Tx) => Promise<Value>,
): Promise<Value> {
  return queue.callOut(async () => {
    const session = new Session(view, true)
    try {
      const value = await fn(openTx(session))
      if (session.refusal) throw session.refusal
      return value
    } finally {
      session.end()
    }
  })
}

/** Runs a reader's function on the state of this moment. Readers wait for nobody and keep nobody waiting. */
export async function runReader<Value>(
  engine: Engine,
  fn: (tx: ReadTx) => Promise<Value>,
): Promise<Value> {
  const view = engine.openReader()
  const session = new Session(view, false)
  try {
    return await fn(openTx(session))
  } finally {
    session.end()
    engine.closeReader(view)
  }
}

/** What `complete` answers to the state of this moment, in its turn: others wait until the replacement is done. */
export const runComplete = (
  queue: SerialQueue,
  engine: Engine,
  complete: Complete,
): Promise<AllRows> => queue.callOut(() => runReader(engine, complete))
