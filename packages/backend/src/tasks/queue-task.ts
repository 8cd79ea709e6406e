import type { FactsOf, TaskKind } from '@hostfront/domain/tasks/task'
import type { Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'

interface NewTask<Kind extends TaskKind> {
  readonly kind: Kind
  /** Whom or what it is about. */
  readonly target: string
  readonly facts: FactsOf<Kind>
  /** ISO, UTC; left out: now. */
  readonly dueAt?: string
}

/** Writes down in the step that is its cause what is to be done after it. */
export async function queueTask<Kind extends TaskKind>(
  tx: Tx,
  { newId, now }: Pick<Backend, 'now' | 'newId'>,
  { kind, target, facts, dueAt = now() }: NewTask<Kind>,
): Promise<void> {
  await tx.tasks.insert({
    id: newId(),
    createdAt: now(),
    kind,
    target,
    facts,
    status: 'waiting',
    attempts: 0,
    nextAttemptAt: dueAt,
    doneAt: null,
    result: null,
  })
}
