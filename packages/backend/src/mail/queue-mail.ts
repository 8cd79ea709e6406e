import { isMailable } from '@hostfront/domain/mail/is-mailable'
import type { MailMessage } from '@hostfront/domain/mail/mail-message'
import type { Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { queueTask } from '../tasks/queue-task.ts'

/** Makes a mail a task of the step that is its cause. Does nothing where the host sends no mail, or `to` gets none. */
export async function queueMail(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId' | 'sendsMail'>,
  to: string,
  message: MailMessage,
): Promise<void> {
  if (!backend.sendsMail || !isMailable(to)) return
  await queueTask(tx, backend, { kind: 'mail', target: to, facts: message })
}
