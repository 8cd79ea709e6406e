import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export interface Mail {
  readonly file: string
  readonly to: string
  readonly subject: string
  /** As sent, with its transfer encoding undone. */
  readonly text: string
  /** The secret of its link, if it has one. */
  readonly token: string | null
}

export const RESET_LINK = /reset-password#token=/
/** Mailed at registration, and again when it is asked for. */
export const VERIFICATION_LINK = /verify-email#token=/

/** The last mails of a folder of .eml files, oldest first. */
export async function readMails(folder: string, last = Number.POSITIVE_INFINITY): Promise<Mail[]> {
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml')).sort()
  return Promise.all(
    files
      .slice(-Math.min(last, files.length))
      .map(async (file) => toMail(file, await readFile(join(folder, file), 'utf8'))),
  )
}

/** Waits for the `count`th mail to `to` whose text matches, for at most 20 seconds. */
export async function mailTo(
  folder: string,
  to: string,
  pattern: RegExp,
  count = 1,
): Promise<Mail> {
  const deadline = Date.now() + 20_000
  for (;;) {
    const mails = await readMails(folder)
    const found = mails.filter((mail) => mail.to === to && pattern.test(mail.text))[count - 1]
    if (found) return found
    if (Date.now() > deadline) throw new Error(`No mail to ${to} matches ${pattern} in ${folder}`)
    await pause(100)
  }
}

function toMail(file: string, raw: string): Mail {
  const text = raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return {
    file,
    to: /^to: *<?([^>\r\n]+)/im.exec(raw)?.[1] ?? '',
    subject: /^subject: *(.+)$/im.exec(raw)?.[1]?.trim() ?? '',
    text,
    token: /[?&#]token=([\w-]{20,})/.exec(text)?.[1] ?? null,
  }
}
