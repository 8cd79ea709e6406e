import type { Backend } from '@hostfront/backend/call/context'

/** Queues a mail that is due at once. */
export async function writeMail(backend: Backend, to: string): Promise<void> {
  await backend.store.transaction((tx) =>
    tx.tasks.insert({
      id: backend.newId(),
      createdAt: backend.now(),
      kind: 'mail',
      target: to,
      facts: { kind: 'password-changed', name: 'Ada' },
      status: 'waiting',
      attempts: 0,
      nextAttemptAt: backend.now(),
      doneAt: null,
      result: null,
    }),
  )
}
