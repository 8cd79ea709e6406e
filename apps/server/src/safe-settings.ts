/** What is wrong with settings that are each sound, but not together: a real shop must not run by oversight. */

import type { EnvProblem } from './env-problem.ts'
import { isLocal } from './is-local.ts'

type Set = Readonly<Record<string, string | undefined>>

/** Who reaches the shop, and how its mails reach them. */
interface Reach {
  readonly host: string
  readonly publicUrl: string
  readonly smtpUrl: string | null
  readonly mailDir: string
}

export function unsafeSettings(set: Set, { host, publicUrl, smtpUrl }: Reach): EnvProblem[] {
  const problems: EnvProblem[] = []
  const { HOSTFRONT_SECRET_KEY: key, SECRET_KEY: earlierName } = set
  if (key !== undefined && earlierName !== undefined && key !== earlierName) {
    problems.push({
      variable: 'SECRET_KEY',
      problem: 'is not the key of HOSTFRONT_SECRET_KEY, which is its name now: set one of them',
      example: null,
    })
  }
  if (set.NODE_ENV === 'production' && set.DATABASE_URL === undefined) {
    problems.push({
      variable: 'DATABASE_URL',
      problem:
        'is not set, and with NODE_ENV=production nothing is taken for granted: name the PostgreSQL, or say "embedded" for one in DATA_DIR',
      example: 'embedded',
    })
  }
  if (set.NODE_ENV === 'production' && set.PUBLIC_URL === undefined && !isLoopback(host)) {
    problems.push({
      variable: 'PUBLIC_URL',
      problem: `is not set, but HOST is ${host}: other machines would reach an open demo. Say in PUBLIC_URL how people reach the shop, or let HOST be 127.0.0.1`,
      example: 'https://shop.example.org',
    })
  }
  if (!isLocal(publicUrl) && smtpUrl === null && set.MAIL_DIR === undefined) {
    problems.push({
      variable: 'SMTP_URL',
      problem: `is not set, and ${publicUrl} is no address of this machine alone: no customer would get a mail. Set it, or set MAIL_DIR on purpose, where mails become files`,
      example: 'smtp://user:password@mail.example.org:587',
    })
  }
  return problems
}

/** What an operator should know, but may want; nothing for most. */
export const warnings = ({ host, publicUrl, smtpUrl, mailDir }: Reach): string[] => [
  ...(isLocal(publicUrl) && !isLoopback(host)
    ? [
        `HOST is ${host}, but PUBLIC_URL is ${publicUrl}: other machines reach an open demo. Set PUBLIC_URL to what people reach the shop at, or HOST to 127.0.0.1.`,
      ]
    : []),
  ...(isLocal(publicUrl) || publicUrl.startsWith('https:')
    ? []
    : [
        `PUBLIC_URL is ${publicUrl}: passwords and sessions travel in the open. Give the shop https.`,
      ]),
  ...(isLocal(publicUrl) || smtpUrl !== null
    ? []
    : [`Mails become files in ${mailDir} and reach nobody: there is no SMTP_URL.`]),
]

/** Whether nobody but this machine can reach what listens there. */
function isLoopback(host: string): boolean {
  const url = `http://${host.includes(':') ? `[${host}]` : host}`
  return URL.canParse(url) && isLocal(url)
}
