import { isMailable } from '@hostfront/domain/mail/is-mailable'
import type { MailMessage } from '@hostfront/domain/mail/outgoing-mail'
import type { Tx } from '@hostfront/store/port'
import type { Backend } from '../context.ts'

/** Puts a mail into the outbox in the step that is its cause. Does nothing where the host sends no mail, or `to` gets none. */
export async function queueMail(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId' | 'sendsMail'>,
  to: string,
  message: MailMessage,
): Promise<void> {
  if (!backend.sendsMail || !isMailable(to)) return
  await tx.outbox.insert({
    id: backend.newId(),
    createdAt: backend.now(),
    to,
    message,
    status: 'waiting',
    attempts: 0,
    nextAttemptAt: backend.now(),
    sentAt: null,
    lastError: null,
  })
}
