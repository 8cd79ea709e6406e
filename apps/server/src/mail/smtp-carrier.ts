import { createTransport } from 'nodemailer'
import type { Carrier, MailLog } from './carrier.ts'

/** A server that does not answer must not hold up the others' mails for long. Milliseconds. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/**
 * Sends through a mail server, over at most two kept connections. `smtps:` speaks TLS from the start, `smtp:`
 * goes over to TLS when the server offers it (`?requireTLS=true` insists). Options in the query of the URL win.
 */
export function openSmtpCarrier(smtpUrl: string, log: MailLog): Carrier {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    // The task is tried again by itself, later, and counts.
    maxRequeues: 0,
    ...PATIENCE,
  })
  transport.verify().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    log.warn({ reason }, 'The mail server of SMTP_URL cannot be used now; mails wait')
  })
  return {
    carry: async (mail, composed) => {
      await transport.sendMail(composed)
      log.info({ mail: mail.id, kind: mail.message.kind }, 'mail sent')
    },
    close: () => transport.close(),
  }
}
