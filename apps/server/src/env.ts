/** Every setting of the server is an environment variable; all are read here, once, before anything is opened. */
import { join, resolve } from 'node:path'
import type * as z from 'zod/mini'
import type { EnvProblem } from './env-problem.ts'
import { meantSetting } from './misspelt.ts'
import { unsafeSettings } from './safe-settings.ts'
import type { TrustProxy } from './trust-proxy.ts'
import { EMBEDDED, EXAMPLES, type LogLevel, SECRET, Variables } from './variables.ts'

export interface Env {
  /** 0: any free one. */
  readonly port: number
  /** The address to listen at. */
  readonly host: string
  /** PostgreSQL; null: the embedded one in `dataDir`. */
  readonly databaseUrl: string | null
  /** Connections to the database at most. */
  readonly databasePool: number
  /** Absolute. */
  readonly dataDir: string
  /** What server keys are derived from; null: the key file in `dataDir` holds it. */
  readonly secretKey: string | null
  /** Keys of before: what they sealed can be opened. */
  readonly oldSecretKeys: readonly string[]
  /** Where people reach the shop: scheme, host and port, without a path. */
  readonly publicUrl: string
  /** Whether somebody said so; otherwise it is what a shop on this machine would have. */
  readonly isPublicUrlSet: boolean
  readonly trustProxy: TrustProxy
  readonly adminEmail: string | null
  readonly adminPassword: string | null
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** Where mails go as files while there is no SMTP server; absolute. */
  readonly mailDir: string
  readonly logLevel: LogLevel
  /** What /metrics asks for; null: it answers this machine alone. */
  readonly metricsToken: string | null
  /** Where VIES answers, or what is tried out in its place; without a slash at its end. */
  readonly viesUrl: string
  readonly runJobs: boolean
  /** Multiplies every limit of attempts, for load tests. */
  readonly limitsFactor: number
}

export type ParsedEnv =
  | { readonly ok: true; readonly env: Env }
  | { readonly ok: false; readonly problems: readonly EnvProblem[] }

/** The settings in `variables` (`process.env`), or all that is wrong with them. An empty variable counts as not set. */
export function parseEnv(variables: Readonly<Record<string, string | undefined>>): ParsedEnv {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value))
  const parsed = Variables.safeParse(set)
  const problems = [
    ...misspelt(Object.keys(set)),
    ...(parsed.error?.issues ?? []).map(({ path, message }) => describe(path, message, set)),
  ]
  if (!parsed.success) return { ok: false, problems }
  const env = asEnv(parsed.data)
  problems.push(...unsafeSettings(set, env))
  return problems.length === 0 ? { ok: true, env } : { ok: false, problems }
}

/** A line for each problem, for the console. */
export function describeProblems(problems: readonly EnvProblem[]): string {
  const lines = problems.map(
    ({ variable, problem, example }) =>
      `${variable} ${problem}${problem.endsWith('?') ? '' : '.'}${example === null ? '' : ` Example: ${variable}=${example}`}`,
  )
  return ['The server was not started, because of its settings:', ...lines].join('\n  ')
}

function misspelt(names: readonly string[]): EnvProblem[] {
  return names.flatMap((variable) => {
    const meant = meantSetting(variable, Object.keys(EXAMPLES))
    if (meant === null) return []
    const problem = meant === '' ? 'is not a setting' : `is not a setting. Is ${meant} meant?`
    return [{ variable, problem, example: null }]
  })
}

function describe(
  path: readonly PropertyKey[],
  message: string,
  set: Readonly<Record<string, string | undefined>>,
): EnvProblem {
  const variable = String(path[0])
  const example = Object.entries(EXAMPLES).find(([name]) => name === variable)?.[1] ?? null
  const value = SECRET.has(variable) ? '' : ` (${JSON.stringify(set[variable])})`
  return { variable, problem: `${message}${value}`, example }
}

function asEnv(read: z.infer<typeof Variables>): Env {
  const dataDir = resolve(read.DATA_DIR)
  return {
    port: read.PORT,
    host: read.HOST,
    databaseUrl: read.DATABASE_URL === EMBEDDED ? null : (read.DATABASE_URL ?? null),
    databasePool: read.DATABASE_POOL,
    dataDir,
    secretKey: read.HOSTFRONT_SECRET_KEY ?? read.SECRET_KEY ?? null,
    oldSecretKeys: read.HOSTFRONT_OLD_SECRET_KEYS,
    publicUrl: read.PUBLIC_URL ?? `http://localhost:${read.PORT}`,
    isPublicUrlSet: read.PUBLIC_URL !== undefined,
    trustProxy: read.TRUST_PROXY ?? false,
    adminEmail: read.HOSTFRONT_ADMIN_EMAIL ?? null,
    adminPassword: read.HOSTFRONT_ADMIN_PASSWORD ?? null,
    smtpUrl: read.SMTP_URL ?? null,
    mailFrom: read.MAIL_FROM,
    mailDir: read.MAIL_DIR ? resolve(read.MAIL_DIR) : join(dataDir, 'mail'),
    logLevel: read.LOG_LEVEL,
    metricsToken: read.METRICS_TOKEN ?? null,
    viesUrl: read.VIES_URL,
    runJobs: read.RUN_JOBS,
    limitsFactor: read.LIMITS_FACTOR,
  }
}
