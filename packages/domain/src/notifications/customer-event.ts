import type { MailMessage } from '../mail/mail-message.ts'
import { NotificationEvent } from './notification.ts'

type WithoutName<Message> = Message extends unknown ? Omit<Message, 'name'> : never

/**
 * Something that happened to what a customer has, as a code with its facts. Sent as a notification and as a mail;
 * the mail says more (until when an invoice is to be paid) and begins with the customer's name.
 */
export type CustomerEvent = WithoutName<Extract<MailMessage, { kind: NotificationEvent['kind'] }>>

/** The notification of what happened, without the facts that only the mail has. */
export const toNotification = (event: CustomerEvent): NotificationEvent =>
  NotificationEvent.parse(event)

/** The mail about what happened, to the customer of that name. */
export const toMail = (event: CustomerEvent, name: string): MailMessage => ({
  ...event,
  name,
})
