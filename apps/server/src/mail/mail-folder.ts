import { rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createTransport } from 'nodemailer'
import { closeFolder } from '../close-folder.ts'
import type { Carrier, MailLog } from './carrier.ts'

/**
 * Writes mails as `.eml` files, which any mail program opens, and says so on the console: everything that needs a mail can
 * be tried without a mail server. Anyone who reads the folder can take over the accounts whose links it holds;
 * `showsLinks` puts them on the console too, which is for a shop that nobody else can reach.
 */
export function openMailFolder(dir: string, showsLinks: boolean, log: MailLog): Carrier {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    carry: async (mail, composed, rendered) => {
      const { message } = await transport.sendMail(composed)
      await closeFolder(dir, { warn: (line) => log.warn({}, line) })
      const name = fileName(mail.id)
      const file = resolve(dir, name)
      const unfinished = join(dir, `.${name}.part`)
      await writeFile(unfinished, message, { mode: 0o600 })
      await rename(unfinished, file)
      log.info(
        { mail: mail.id, kind: mail.message.kind },
        `mail to ${mail.to} in ${file}${showsLinks ? `: ${rendered.link}` : ''}`,
      )
    },
    close: () => undefined,
  }
}

/** Sorts by time. */
function fileName(id: string): string {
  return `${`${new Date().toISOString()}-${id}`.replace(/[^\w-]+/g, '-')}.eml`
}
