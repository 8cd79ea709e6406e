import type { MailMessage } from '../mail/outgoing-mail.ts'
import { NotificationEvent } from './notification.ts'

type WithoutName<Message> = Message extends unknown ? Omit<Message, 'name'> : never

/**
 * Something that happened to what a customer has, as a code with its facts. Told as a notification and as a mail;
 * the mail says more (until when an invoice is to be paid) and begins with the customer's name.
 */
export type Happening = WithoutName<Extract<MailMessage, { kind: NotificationEvent['kind'] }>>

/** The notification of what happened, without the facts that only the mail tells. */
export const asNotification = (happening: Happening): NotificationEvent =>
  NotificationEvent.parse(happening)

/** The mail about what happened, to the customer of that name. */
export const asMail = (happening: Happening, name: string): MailMessage => ({ ...happening, name })
