import { parseArgs } from 'node:util'
import { Landing } from '@hostfront/domain/accounts/user'

export const USAGE = `Usage:
  npm run admin -- create --email <address> [--name <name>] [--landing admin|dashboard]
                         [--password-stdin]
  npm run admin -- reset-password --email <address> [--remove-second-factor] [--password-stdin]
  npm run admin -- confirm-clock
  npm run admin -- take-key

  create           makes a new administrator
  reset-password   sets a new password for any account and ends its sessions
  confirm-clock    says that this machine's clock is right and what the shop has stored of a later
                   time is not: billing, renewals and their ends go on
  take-key         makes the database belong to the key of now (HOSTFRONT_SECRET_KEY, or the key file),
                   when the one before is lost; what it sealed (second factors) is removed

  --email <address>        whose account
  --name <name>            how the administrator is greeted; "Administrator" when left out
  --landing <place>        where logging in leads: admin (when left out) or dashboard
  --remove-second-factor   the account logs in by password alone until it sets up a new one
  --password-stdin         reads the password from the first line of the standard input;
                           otherwise a random one is made and printed once

The database is the server's: DATABASE_URL, or the embedded one in DATA_DIR while the server is stopped.`

/** What the administrator's command line was asked to do. */
export type AdminCommand =
  | {
      readonly kind: 'create'
      readonly email: string
      readonly name: string
      readonly landing: Landing
    }
  | {
      readonly kind: 'reset-password'
      readonly email: string
      readonly removeSecondFactor: boolean
    }
  | { readonly kind: 'confirm-clock' }

/** Makes the database belong to the server's key. */
export interface TakeKeyCommand {
  readonly kind: 'take-key'
}

export type ParsedCommand =
  | { readonly ok: true; readonly command: TakeKeyCommand; readonly passwordFromStdin: false }
  | { readonly ok: true; readonly command: AdminCommand; readonly passwordFromStdin: boolean }
  | { readonly ok: false; readonly problem: string }

const email = { type: 'string' } as const
const password = { 'password-stdin': { type: 'boolean' } } as const

/** `args`: what follows the name of the program. */
export function parseCommand(args: readonly string[]): ParsedCommand {
  const [kind, ...rest] = args
  try {
    if (kind === 'create') return parseCreate(rest)
    if (kind === 'reset-password') return parseReset(rest)
    if (kind === 'confirm-clock') {
      parseArgs({ args: rest, options: {} })
      return { ok: true, command: { kind }, passwordFromStdin: false }
    }
    if (kind === 'take-key') return parseTakeKey(rest)
  } catch (error) {
    // Node says what is wrong: an unknown option, or one without its value.
    return { ok: false, problem: error instanceof Error ? error.message : String(error) }
  }
  return {
    ok: false,
    problem: kind === undefined ? 'No command was given.' : `There is no command "${kind}".`,
  }
}

function parseCreate(args: string[]): ParsedCommand {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args,
    options: { email, name: text, landing: text, ...password },
  })
  if (!values.email) return { ok: false, problem: 'Whose account? --email is missing.' }
  const landing = Landing.safeParse(values.landing ?? 'admin')
  if (!landing.success) return { ok: false, problem: '--landing is either admin or dashboard.' }
  return {
    ok: true,
    command: {
      kind: 'create',
      email: values.email,
      name: values.name ?? 'Administrator',
      landing: landing.data,
    },
    passwordFromStdin: values['password-stdin'] ?? false,
  }
}

function parseReset(args: string[]): ParsedCommand {
  const { values } = parseArgs({
    args,
    options: { email, 'remove-second-factor': { type: 'boolean' }, ...password },
  })
  if (!values.email) return { ok: false, problem: 'Whose account? --email is missing.' }
  return {
    ok: true,
    command: {
      kind: 'reset-password',
      email: values.email,
      removeSecondFactor: values['remove-second-factor'] ?? false,
    },
    passwordFromStdin: values['password-stdin'] ?? false,
  }
}

function parseTakeKey(args: string[]): ParsedCommand {
  parseArgs({ args, options: {} })
  return { ok: true, command: { kind: 'take-key' }, passwordFromStdin: false }
}
