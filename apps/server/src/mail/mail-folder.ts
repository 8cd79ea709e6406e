import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Carrier, MailLog } from './carrier.ts'

/**
 * Writes mails as `.eml` files, which any mail program opens, and says so on the console with the link inside:
 * everything that needs a mail can be tried without a mail server. Whoever reads that console can take over
 * the accounts whose links stand there, as whoever reads the folder can.
 */
export function openMailFolder(dir: string, log: MailLog): Carrier {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    carry: async (mail, composed, rendered) => {
      const { message } = await transport.sendMail(composed)
      await mkdir(dir, { recursive: true, mode: 0o700 })
      const name = fileName(mail.id)
      const file = resolve(dir, name)
      const unfinished = join(dir, `.${name}.part`)
      await writeFile(unfinished, message, { mode: 0o600 })
      await rename(unfinished, file)
      log.info(
        { mail: mail.id, kind: mail.message.kind },
        `mail to ${mail.to} in ${file}: ${rendered.link}`,
      )
    },
    close: () => undefined,
  }
}

/** Sorts by time. */
function fileName(id: string): string {
  return `${`${new Date().toISOString()}-${id}`.replace(/[^\w-]+/g, '-')}.eml`
}
