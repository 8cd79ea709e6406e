import type { FactsOf, TaskKind } from '@hostfront/domain/tasks/task'
import type { Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'

interface NewTask<Kind extends TaskKind> {
  readonly kind: Kind
  /** Whom or what it is about. */
  readonly target: string
  readonly facts: FactsOf<Kind>
}

/** Writes down in the step that is its cause what is to be done after it. It is due at once. */
export async function queueTask<Kind extends TaskKind>(
  tx: Tx,
  { newId, now }: Pick<Backend, 'now' | 'newId'>,
  { kind, target, facts }: NewTask<Kind>,
): Promise<void> {
  await tx.tasks.insert({
    id: newId(),
    createdAt: now(),
    kind,
    target,
    facts,
    status: 'waiting',
    attempts: 0,
    nextAttemptAt: now(),
    doneAt: null,
    result: null,
  })
}
