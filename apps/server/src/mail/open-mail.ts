import { isLocal } from '../is-local.ts'
import type { Attachment, Carrier, ComposedMail, DueMail, MailLog } from './carrier.ts'
import type { ShopFacts } from './mail-phrases.ts'
import { type RenderedMail, renderMail } from './render-mail.ts'

export interface MailOptions {
  /** `smtp://` or `smtps://` with user, password, host and port; null puts mails into `dir`. */
  readonly smtpUrl: string | null
  /** `name@host` or `Name <name@host>`; a bare address is sent under the shop's name. */
  readonly from: string
  /** Where mails are written without SMTP. It is made when the first one comes. */
  readonly dir: string
  /** The address of the shop, for links. */
  readonly publicUrl: string
}

export interface Mail {
  /** Resolves when the mail server took it, or it is in the folder. Throws when it did not: try again later. */
  send(mail: DueMail, shop: ShopFacts, attachments?: readonly Attachment[]): Promise<void>
  close(): void
}

/** Opens the way out for mails: SMTP where there is a server for it, a folder of files where not. */
export function openMail(options: MailOptions, log: MailLog): Mail {
  let opening: Promise<Carrier> | null = null
  const carrier = () => {
    opening ??= openCarrier(options, log)
    return opening
  }
  return {
    send: async (mail, shop, attachments = []) => {
      const rendered = renderMail(mail.message, shop, options.publicUrl)
      const from = senderOf(options.from, shop.siteName)
      const { siteName, contactEmail } = shop
      const composed = {
        ...compose(mail, rendered, from),
        // The sender's address is often one that nobody reads.
        ...(contactEmail && { replyTo: { name: siteName, address: contactEmail } }),
        attachments: [...attachments],
      }
      await (await carrier()).carry(mail, composed, rendered)
    },
    close: () => {
      opening?.then((opened) => opened.close()).catch(() => undefined)
    },
  }
}

async function openCarrier(
  { smtpUrl, dir, publicUrl }: MailOptions,
  log: MailLog,
): Promise<Carrier> {
  if (smtpUrl === null) {
    return (await import('./mail-folder.ts')).openMailFolder(dir, isLocal(publicUrl), log)
  }
  return (await import('./smtp-carrier.ts')).openSmtpCarrier(smtpUrl, log)
}

function compose(
  mail: DueMail,
  { subject, text, html }: RenderedMail,
  from: ComposedMail['from'],
): Omit<ComposedMail, 'attachments' | 'replyTo'> {
  const host = from.address.split('@').at(-1) || 'localhost'
  return {
    from,
    to: { name: '', address: mail.to },
    subject,
    text,
    html,
    // The same mail sent twice, after a crash in between, is one message to those who compare.
    messageId: `<${mail.id.replace(/[^\w.-]/g, '_')}@${host}>`,
    // Asks absence notes and lists not to answer (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function senderOf(from: string, siteName: string): ComposedMail['from'] {
  const named = /^\s*"?(.*?)"?\s*<([^<>]+)>\s*$/.exec(from)
  const [, name = '', address = from] = named ?? []
  return { name: name || siteName, address: address.trim() }
}
