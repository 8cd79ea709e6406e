import type { Client } from '../shop.ts'

/** `key` is an API key of the owner with every scope; `wrongKey` one with all but the scope that the procedure needs. */
export const CALLERS = [
  'visitor',
  'owner',
  'other',
  'suspended',
  'admin',
  'key',
  'wrongKey',
] as const
export type Caller = (typeof CALLERS)[number]

/** All are the owner's: ids of a pending order paid with coins, of another with its unpaid invoice, and so on. */
export interface Records {
  order: string
  unpaidOrder: string
  invoice: string
  /** One that has never been billed. */
  service: string
  /** One that expires soon. */
  domain: string
  /** One that is open. */
  ticket: string
  announcement: string
  /** The account that owns them, and a note about it. */
  owner: string
  note: string
  /** Another browser in which the owner is signed in. */
  session: string
  apiKey: string
  resetToken: string
  verifyToken: string
  /** The caller's own password. */
  password: string
}

export interface Row {
  call: (client: Client, records: Records) => Promise<unknown>
  /** What each caller gets: `ok` or the refusal. */
  answers: Record<Caller, string>
}

export const everyone = answers('ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok')
/** For a key to call, and for the person alone. */
export const signedIn = signedInAs('ok', 'ok')
export const inPerson = inPersonAs('ok')
export const adminsOnly = answers(
  'LOGIN_REQUIRED',
  'FORBIDDEN',
  'FORBIDDEN',
  'ACCOUNT_SUSPENDED',
  'ok',
  'FORBIDDEN',
  'FORBIDDEN',
)
export const ownerOnly = signedInAs('ok', 'NOT_FOUND')
export const ownerInPerson = inPersonAs('ok', 'NOT_FOUND')

function answers(
  visitor: string,
  owner: string,
  other: string,
  suspended: string,
  admin: string,
  key: string,
  wrongKey: string,
) {
  return { visitor, owner, other, suspended, admin, key, wrongKey }
}

/** `others`: what those get who are not the owner of the record. */
export function signedInAs(owner: string, others = owner) {
  return answers('LOGIN_REQUIRED', owner, others, 'ACCOUNT_SUSPENDED', others, owner, 'FORBIDDEN')
}

export function inPersonAs(owner: string, others = owner) {
  return { ...signedInAs(owner, others), key: 'FORBIDDEN' }
}
