/** What each environment variable may hold. */
import { isIP } from 'node:net'
import { MIN_PASSWORD_LENGTH } from '@hostfront/domain/accounts/credentials'
import { Email } from '@hostfront/domain/accounts/email'
import * as z from 'zod/mini'
import { NAMED_NETWORKS } from './trust-proxy.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

const MIN_METRICS_TOKEN = 16
const PROXY_COUNT = /^[1-9]$/
const MIN_SECRET_KEY = 32

const whole = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, { error: 'is not a whole number' })),
    z.pipe(
      z.transform(Number),
      z
        .number()
        .check(
          z.gte(least, { error: `is below ${least}` }),
          z.lte(most, { error: `is above ${most}` }),
        ),
    ),
  )

const address = (schemes: readonly string[]) =>
  z.string().check(
    z.refine((text) => schemes.includes(schemeOf(text) ?? ''), {
      error: `is not an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
    }),
  )

const origin = z.pipe(
  address(['http:', 'https:']).check(
    z.refine((text) => /^[^:]+:\/\/[^/?#@]+\/?$/.test(text), {
      error: 'has more than scheme, host and port',
    }),
  ),
  z.transform((text: string) => new URL(text).origin),
)

const proxies = z.pipe(
  z.string().check(
    z.refine((text) => PROXY_COUNT.test(text) || text.split(',').every(isNetwork), {
      error: 'is not a list of addresses and networks, nor a number of proxies from 1 to 9',
    }),
    z.refine((text) => !/\/0+\s*(,|$)/.test(text), {
      error: 'would believe everybody (/0): any caller could pretend to be any address',
    }),
  ),
  z.transform((text: string) =>
    PROXY_COUNT.test(text) ? Number(text) : text.split(',').map((part) => part.trim()),
  ),
)

/** The database in `DATA_DIR`, asked for by name. */
export const EMBEDDED = 'embedded'

const database = z.string().check(
  z.refine((text) => text === EMBEDDED || isPostgres(text), {
    error: `is not an address that begins with postgres:// or postgresql://, nor "${EMBEDDED}"`,
  }),
)

// Blanks would make a folder of that name, and count as set on purpose.
const folder = z.string().check(z.regex(/\S/, { error: 'is blank' }))

const secretKey = z
  .string()
  .check(
    z.regex(/^[\x21-\x7e]+$/, { error: 'has spaces or characters that are not ASCII' }),
    z.minLength(MIN_SECRET_KEY, { error: `is shorter than ${MIN_SECRET_KEY}` }),
  )

const secretKeys = z.pipe(
  z.string().check(
    z.refine(
      (text) =>
        text
          .trim()
          .split(/\s+/)
          .every((key) => secretKey.safeParse(key).success),
      {
        error: `is no list of keys: each has at least ${MIN_SECRET_KEY} ASCII characters, spaces between them`,
      },
    ),
  ),
  z.transform((text: string) => text.trim().split(/\s+/)),
)

export const Variables = z.object({
  PORT: z._default(whole(0, 65535), 4174),
  HOST: z._default(
    z.string().check(z.regex(/^[\w.:%-]+$/, { error: 'is not a host or an address' })),
    '127.0.0.1',
  ),
  DATABASE_URL: z.optional(database),
  DATABASE_POOL: z._default(whole(1, 1000), 10),
  DATA_DIR: z._default(folder, './data'),
  HOSTFRONT_SECRET_KEY: z.optional(secretKey),
  // Its name of before, which stays good.
  SECRET_KEY: z.optional(secretKey),
  HOSTFRONT_OLD_SECRET_KEYS: z._default(secretKeys, []),
  PUBLIC_URL: z.optional(origin),
  TRUST_PROXY: z.optional(proxies),
  HOSTFRONT_ADMIN_EMAIL: z.optional(
    z
      .string()
      .check(
        z.refine((text) => Email.safeParse(text).success, { error: 'is not an e-mail address' }),
      ),
  ),
  HOSTFRONT_ADMIN_PASSWORD: z.optional(
    z
      .string()
      .check(
        z.minLength(MIN_PASSWORD_LENGTH, { error: `is shorter than ${MIN_PASSWORD_LENGTH}` }),
        z.maxLength(256, { error: 'is longer than 256' }),
      ),
  ),
  SMTP_URL: z.optional(address(['smtp:', 'smtps:'])),
  MAIL_FROM: z._default(
    z.string().check(z.regex(/^[^\r\n]*\S@\S[^\r\n]*$/, { error: 'is not a sender' })),
    'no-reply@hostfront.local',
  ),
  MAIL_DIR: z.optional(folder),
  LOG_LEVEL: z._default(
    z.enum(LOG_LEVELS, { error: `is none of ${LOG_LEVELS.join(', ')}` }),
    'info',
  ),
  VIES_URL: z._default(
    z.pipe(
      address(['http:', 'https:']),
      z.transform((text: string) => text.replace(/\/+$/, '')),
    ),
    'https://ec.europa.eu/taxation_customs/vies/rest-api',
  ),
  METRICS_TOKEN: z.optional(
    z
      .string()
      .check(
        z.regex(/^[\x21-\x7e]+$/, { error: 'has spaces or characters that are not ASCII' }),
        z.minLength(MIN_METRICS_TOKEN, { error: `is shorter than ${MIN_METRICS_TOKEN}` }),
      ),
  ),
  RUN_JOBS: z._default(
    z.pipe(
      z.enum(['true', 'false'], { error: 'is neither true nor false' }),
      z.transform((text: 'true' | 'false') => text === 'true'),
    ),
    true,
  ),
  LIMITS_FACTOR: z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,6}(\.\d{1,6})?$/, { error: 'is not a number' })),
      z.pipe(z.transform(Number), z.number().check(z.gt(0, { error: 'is not above 0' }))),
    ),
    1,
  ),
})

type Name = keyof typeof Variables.shape

/** A sound value of each, for anyone who has to correct one. */
export const EXAMPLES: { readonly [Key in Name]: string } = {
  PORT: '4174',
  HOST: '0.0.0.0',
  DATABASE_URL: 'postgres://hostfront:password@127.0.0.1:5432/hostfront',
  DATABASE_POOL: '10',
  DATA_DIR: './data',
  // None that works: anyone who needs one has to make it.
  HOSTFRONT_SECRET_KEY: '(what "openssl rand -base64 32" prints)',
  SECRET_KEY: '(what "openssl rand -base64 32" prints)',
  HOSTFRONT_OLD_SECRET_KEYS: '(the keys of before, spaces between them)',
  PUBLIC_URL: 'https://shop.example.org',
  TRUST_PROXY: '127.0.0.1,10.0.0.0/8',
  HOSTFRONT_ADMIN_EMAIL: 'admin@example.org',
  HOSTFRONT_ADMIN_PASSWORD: 'a long sentence that nobody guesses',
  SMTP_URL: 'smtp://user:password@mail.example.org:587',
  MAIL_FROM: 'Hostfront <no-reply@example.org>',
  MAIL_DIR: './data/mail',
  LOG_LEVEL: 'info',
  VIES_URL: 'https://ec.europa.eu/taxation_customs/vies/rest-api',
  METRICS_TOKEN: 'thirty-two-random-characters-are',
  RUN_JOBS: 'true',
  LIMITS_FACTOR: '1',
}

/** Those whose value is never shown. */
export const SECRET = new Set<string>([
  'DATABASE_URL',
  'HOSTFRONT_SECRET_KEY',
  'SECRET_KEY',
  'HOSTFRONT_OLD_SECRET_KEYS',
  'HOSTFRONT_ADMIN_PASSWORD',
  'SMTP_URL',
  'METRICS_TOKEN',
] satisfies Name[])

const isPostgres = (text: string): boolean =>
  ['postgres:', 'postgresql:'].includes(schemeOf(text) ?? '')

function schemeOf(text: string): string | null {
  return URL.canParse(text) ? new URL(text).protocol : null
}

function isNetwork(text: string): boolean {
  const [ip = '', bits, ...more] = text.trim().split('/')
  if (Object.hasOwn(NAMED_NETWORKS, ip) && bits === undefined) return true
  const most = isIP(ip) === 4 ? 32 : 128
  const isMask = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
  return isIP(ip) !== 0 && !ip.includes('%') && isMask && more.length === 0
}
