/**
 * Does what tasks ask for. Each is claimed before it is done and marked afterwards, in two steps with the work outside of
 * both. A process that dies between doing and marking leaves a task that is done once more when its claim has run out:
 * every task is done at least once, and twice only then. `id` stays the same, so that the other side can know it by it.
 */
import { cleanText } from '@hostfront/domain/record'
import { BACKOFFS, waitAfter } from '@hostfront/domain/tasks/backoff'
import { type FactsOf, RESULT_MAX, type Task, type TaskKind } from '@hostfront/domain/tasks/task'
import type { Backend } from '../call/context.ts'
import { readPages } from '../call/read-pages.ts'

export interface DueTask<Kind extends TaskKind> {
  readonly id: string
  readonly target: string
  readonly facts: FactsOf<Kind>
}

/**
 * How the host does tasks of each kind: throws when it could not, to be tried again; returns the reply, as far as
 * that is worth keeping. It must take less than `CLAIM_MS`.
 */
export type TaskHandlers = {
  readonly [Kind in TaskKind]?: (task: DueTask<Kind>) => Promise<string | null>
}

export interface TaskReport {
  readonly done: number
  /** Tries that failed; all but the last one of a task are made again later. */
  readonly failed: number
}

const PAGE = 50
/** How long a claim keeps others away. */
const CLAIM_MS = 10 * 60_000
/** What is reported of a task whose last try nobody came back from. */
const NEVER_ENDED = 'Given up: whoever tried it was gone before it was done.'

/**
 * Does every task that is due, of the kinds that `handlers` can do, oldest first. May run in several places at once: a
 * claimed task belongs to one of them.
 */
export async function runDueTasks(backend: Backend, handlers: TaskHandlers): Promise<TaskReport> {
  const report = { done: 0, failed: 0 }
  // The keys of an object of this type are kinds.
  const kinds = Object.keys(handlers) as TaskKind[]
  for await (const tasks of readPages((after) => listDue(backend, kinds, after))) {
    for (const task of tasks) {
      const ended = await runTask(backend, handlers, task)
      if (ended) report[ended]++
    }
  }
  return report
}

const listDue = (backend: Backend, kinds: readonly TaskKind[], after: string | null) =>
  backend.store.read((tx) =>
    tx.tasks.list({
      where: { ...due(backend), kind: { in: kinds } },
      order: 'oldest',
      limit: PAGE,
      after,
    }),
  )

const due = (backend: Backend) =>
  ({ status: 'waiting', nextAttemptAt: { lte: backend.now() } }) as const

/** Null when there was nothing to do: another one was faster. */
async function runTask(
  backend: Backend,
  handlers: TaskHandlers,
  { id, kind, attempts }: Task,
): Promise<keyof TaskReport | null> {
  if (waitAfter(attempts, BACKOFFS[kind]) === null) {
    return (await giveUp(backend, id)) ? 'failed' : null
  }
  const task = await claim(backend, id)
  if (!task?.facts) return null
  return perform(backend, handlers, task, task.facts)
}

/** Null when another one was faster: the guard lets one of them through. */
const claim = (backend: Backend, id: string): Promise<Task | null> =>
  backend.store.transaction((tx) =>
    tx.tasks.update(
      id,
      { attempts: { increment: 1 }, nextAttemptAt: later(backend, CLAIM_MS) },
      due(backend),
    ),
  )

async function perform(
  backend: Backend,
  handlers: TaskHandlers,
  task: Task,
  facts: FactsOf<TaskKind>,
): Promise<keyof TaskReport> {
  // The facts of a task are those of its kind (`queueTask`), which TypeScript cannot follow through a row.
  const handle = handlers[task.kind] as
    | ((due: DueTask<TaskKind>) => Promise<string | null>)
    | undefined
  let result: string | null
  try {
    result = (await handle?.({ id: task.id, target: task.target, facts })) ?? null
  } catch (error) {
    await markFailed(backend, task, String(error))
    return 'failed'
  }
  await markDone(backend, task, result)
  return 'done'
}

/** Also when somebody has given it up meanwhile: done is done. */
const markDone = (backend: Backend, { id }: Task, result: string | null) =>
  backend.store.transaction((tx) =>
    tx.tasks.update(
      id,
      { status: 'done', doneAt: backend.now(), facts: null, result: result && fitting(result) },
      { status: { in: ['waiting', 'failed'] } },
    ),
  )

/** Unless somebody else has claimed it meanwhile: then theirs is the word that counts. */
async function markFailed(backend: Backend, task: Task, error: string): Promise<void> {
  const wait = waitAfter(task.attempts, BACKOFFS[task.kind])
  const result = fitting(error)
  await backend.store.transaction((tx) =>
    tx.tasks.update(
      task.id,
      wait === null
        ? { result, status: 'failed', facts: null }
        : { result, nextAttemptAt: later(backend, wait) },
      { status: 'waiting', attempts: task.attempts },
    ),
  )
}

/** A task that has had all its tries, and whose last claim has run out with nobody to say how it went. */
const giveUp = (backend: Backend, id: string): Promise<Task | null> =>
  backend.store.transaction((tx) =>
    tx.tasks.update(id, { status: 'failed', facts: null, result: NEVER_ENDED }, due(backend)),
  )

const fitting = (text: string): string => cleanText(text.slice(0, RESULT_MAX))

const later = (backend: Backend, milliseconds: number): string =>
  new Date(Date.parse(backend.now()) + milliseconds).toISOString()
