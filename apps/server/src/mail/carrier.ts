import type { MailMessage } from '@hostfront/domain/mail/mail-message'
import type { RenderedMail } from './render-mail.ts'

/** What of a logger the mail needs; pino's fits. */
export interface MailLog {
  info(facts: object, text: string): void
  warn(facts: object, text: string): void
}

/** A mail that is to be delivered now. */
export interface DueMail {
  /** The same when it is sent again after a crash. */
  readonly id: string
  readonly to: string
  readonly message: MailMessage
}

/** A file that a mail brings along. */
export interface Attachment {
  readonly filename: string
  readonly content: Buffer
  readonly contentType: string
}

/** The mail as both ways of delivering take it, addresses as fields so that none can hold a second one. */
export interface ComposedMail {
  readonly from: { readonly name: string; readonly address: string }
  readonly to: { readonly name: string; readonly address: string }
  /** Where answers go; left out where nobody has said it. */
  readonly replyTo?: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: Attachment[]
  readonly messageId: string
  readonly headers: Readonly<Record<string, string>>
  readonly disableFileAccess: true
  readonly disableUrlAccess: true
}

/** Carries a composed mail away. Opened when the first mail comes: most servers at rest send none. */
export interface Carrier {
  carry(mail: DueMail, composed: ComposedMail, rendered: RenderedMail): Promise<void>
  close(): void
}
