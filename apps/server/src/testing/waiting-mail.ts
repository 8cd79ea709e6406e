import type { Backend } from '@hostfront/backend/call/context'
import type { MailMessage } from '@hostfront/domain/mail/mail-message'

/** Queues a mail that is due at once. */
export async function writeMail(
  backend: Backend,
  to: string,
  facts: MailMessage = { kind: 'password-changed', name: 'Ada' },
): Promise<void> {
  await backend.store.transaction((tx) =>
    tx.tasks.insert({
      id: backend.newId(),
      createdAt: backend.now(),
      kind: 'mail',
      target: to,
      facts,
      status: 'waiting',
      attempts: 0,
      nextAttemptAt: backend.now(),
      doneAt: null,
      result: null,
    }),
  )
}
