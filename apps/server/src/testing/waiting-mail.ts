import type { Backend } from '@hostfront/backend/context'

/** Puts a mail into the outbox that is due at once. */
export async function writeMail(backend: Backend, to: string): Promise<void> {
  await backend.store.transaction((tx) =>
    tx.outbox.insert({
      id: backend.newId(),
      createdAt: backend.now(),
      to,
      message: { kind: 'password-changed', name: 'Ada' },
      status: 'waiting',
      attempts: 0,
      nextAttemptAt: backend.now(),
      sentAt: null,
      lastError: null,
    }),
  )
}
