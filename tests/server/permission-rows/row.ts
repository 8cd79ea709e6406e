import type { Api } from '@hostfront/contract/contract'
import type { Renewal } from '@hostfront/contract/renewal'
import type { ApiScope } from '@hostfront/domain/accounts/api-key'

export const CALLERS = ['visitor', 'owner', 'other', 'suspended', 'admin'] as const
export type Caller = (typeof CALLERS)[number]

/** What the rows are about: made when it is asked for, all of it the owner's. */
export interface Records {
  /** A pending order paid with coins. */
  order(): Promise<string>
  /** A pending order whose invoice is unpaid. */
  unpaidOrder(): Promise<string>
  /** Such an invoice. */
  invoice(): Promise<string>
  /** One that has never been billed. */
  service(): Promise<string>
  /** Such a service with the end and the price of its next cycle, as its owner is shown them. */
  renewal(): Promise<Omit<Renewal, 'withCoins'>>
  /** One that is open. */
  ticket(): Promise<string>
  announcement(): Promise<string>
  /** The account that owns them. */
  client(): Promise<string>
  /** One about that account. */
  note(): Promise<string>
  /** A session other than the one that calls. */
  session(): Promise<string>
  apiKey(): Promise<string>
  /** An address nobody has registered yet. */
  newEmail(): string
  /** Email and password of the owner; everybody has the same password. */
  readonly owner: { readonly email: string; readonly password: string }
}

export interface Row {
  readonly call: (client: Api, records: Records) => Promise<unknown>
  /** What each caller gets: `ok` or the refusal. */
  readonly answers: Readonly<Record<Caller, string>>
  /** What an API key must be allowed to reach it: a scope, nothing at all (`any`), or no key does (`none`). */
  readonly key: ApiScope | 'any' | 'none'
  /** Called in a session in which the password was given long ago, for what would take the caller away. */
  readonly session?: 'aged'
}

export const everyone = answers('ok', 'ok', 'ok', 'ok', 'ok')
export const signedIn = answers('LOGIN_REQUIRED', 'ok', 'ok', 'ACCOUNT_SUSPENDED', 'ok')
export const adminsOnly = answers(
  'LOGIN_REQUIRED',
  'FORBIDDEN',
  'FORBIDDEN',
  'ACCOUNT_SUSPENDED',
  'ok',
)
export const ownerOnly = answers(
  'LOGIN_REQUIRED',
  'ok',
  'NOT_FOUND',
  'ACCOUNT_SUSPENDED',
  'NOT_FOUND',
)

export function answers(
  visitor: string,
  owner: string,
  other: string,
  suspended: string,
  admin: string,
) {
  return { visitor, owner, other, suspended, admin }
}

export function allGet(code: string) {
  return answers(code, code, code, code, code)
}

export function signedInGet(code: string) {
  return answers('LOGIN_REQUIRED', code, code, 'ACCOUNT_SUSPENDED', code)
}
