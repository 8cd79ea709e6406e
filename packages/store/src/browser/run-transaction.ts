import { runFn } from '../memory/run-session.ts'
import type { SerialQueue } from '../memory/serial-queue.ts'
import { StoreError, type Tx } from '../port.ts'
import { catchUp, type DatabaseAccess } from './catch-up.ts'
import { commitChanges } from './commit.ts'
import type { ShopState } from './shop-state.ts'
import { isConnectionLost, storageFault } from './storage-fault.ts'

/** Other tabs would have to be first this many times in a row. */
const TRIES = 40
const LONGEST_PAUSE_MS = 100
const LOCK_PATIENCE_MS = 300

interface TransactionContext {
  readonly state: ShopState
  readonly queue: SerialQueue
  readonly access: DatabaseAccess
  readonly newId: () => string
}

type Attempt<Value> = { isDone: true; value: Value } | { isDone: false }

/** Runs `fn` on what this tab knows and commits it if that is still the latest; else catches up and runs it again. */
export async function runTransaction<Value>(
  context: TransactionContext,
  fn: (tx: Tx) => Promise<Value>,
): Promise<Value> {
  for (let tries = 1; tries <= TRIES; tries++) {
    const attempt =
      tries === 1
        ? await attemptOnce(context, fn)
        : await withHint(context, () => catchUpAndAttempt(context, fn))
    if (attempt.isDone) return attempt.value
    const pause = Math.min(LONGEST_PAUSE_MS, 2 ** tries) * Math.random()
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  throw new StoreError('conflict', 'revision')
}

async function catchUpAndAttempt<Value>(
  context: TransactionContext,
  fn: (tx: Tx) => Promise<Value>,
): Promise<Attempt<Value>> {
  try {
    await catchUp(context.state, context.access)
  } catch (error) {
    throw fail(context.state, error)
  }
  return attemptOnce(context, fn)
}

async function attemptOnce<Value>(
  { state, queue, access, newId }: TransactionContext,
  fn: (tx: Tx) => Promise<Value>,
): Promise<Attempt<Value>> {
  state.requireWritable()
  if (!state.connection) return { isDone: false }
  // A refusal, or the decision to change nothing, may rest on what another tab has changed since.
  const isStale = () => catchUp(state, access).catch(() => false)
  const view = state.engine.view()
  let value: Value
  try {
    value = await runFn(queue, view, fn)
  } catch (error) {
    if (await isStale()) return { isDone: false }
    throw error
  }
  const changes = view.changes()
  if (changes.length === 0) return (await isStale()) ? { isDone: false } : { isDone: true, value }
  try {
    const { answerWithinMs } = access.environment
    const meta = await commitChanges(state.connection, changes, state.meta, newId, answerWithinMs)
    if (!meta) return { isDone: false }
    state.apply(changes, meta, true)
    state.health.clear('full', 'write-failed')
    return { isDone: true, value }
  } catch (error) {
    if (!isConnectionLost(error)) throw fail(state, error)
    state.lose()
    return { isDone: false }
  }
}

function fail(state: ShopState, cause: unknown): StoreError {
  const { error, notice } = storageFault(cause)
  state.health.note(notice)
  // Safari's connections can break without being closed: the next transaction opens another one.
  if (error.kind !== 'quota') state.lose()
  return error
}

/** A lock that tabs hold while they try again only spares them collisions; without it they are as safe. */
async function withHint<Value>(
  { access }: TransactionContext,
  work: () => Promise<Value>,
): Promise<Value> {
  const { locks } = access.environment
  if (!locks) return work()
  let isStarted = false
  try {
    const signal = AbortSignal.timeout(LOCK_PATIENCE_MS)
    return await locks.request(`${access.name}-write`, { signal }, () => {
      isStarted = true
      return work()
    })
  } catch (error) {
    if (isStarted) throw error
    return work()
  }
}
