import type { Actor } from '@hostfront/domain/accounts/permissions'
import type { Store } from '@hostfront/store/port'

/** Slow salted hashing; a hash carries its algorithm and parameters in front. Never called inside a transaction. */
export interface Passwords {
  hash(password: string): Promise<string>
  verify(password: string, hash: string): Promise<boolean>
  /** Whether `hash` was made otherwise than `hash()` would make it today; login then replaces it. */
  isStale(hash: string): boolean
}

/** Where the host keeps the caller's session token: a cookie on a server, the browser's storage in the page. */
export interface SessionToken {
  get(): string | null
  set(token: string, expiresAt: string): void
  clear(): void
  /** Where a token can be set after the answer, which it does not travel with. */
  readonly canFollowAnswer?: true
}

/** What can be tried too often. Each has its own limit, which the host sets. */
export type LimitedAction =
  | 'login-account'
  | 'login-address'
  | 'register-address'
  | 'reset-account'
  | 'reset-address'
  | 'verification-account'
  | 'contact-address'
  | 'subscribe-address'
  | 'voucher-address'
  | 'second-factor-account'
  | 'ticket-account'

/** Counts attempts, shared by all replicas. */
export interface AttemptLimits {
  /** Counts one attempt of `key` (an account or an address). Answers 0, or the seconds to wait when there were too many. */
  take(action: LimitedAction, key: string): Promise<number>
  /** Forgets the attempts of `key`, after one that succeeded. */
  forget(action: LimitedAction, key: string): Promise<void>
}

/** Codes of an authenticator app (TOTP, RFC 6238): six digits, steps of 30 seconds. */
export interface OneTimeCodes {
  /** A new shared secret, base32. */
  newSecret(): string
  /** What the app scans: an `otpauth://` address. */
  address(secret: string, account: string, issuer: string): string
  /** The time step that `code` belongs to (now, or one step beside it); null for a wrong code. */
  stepOf(secret: string, code: string, now: string): number | null
}

/** Who calls, as far as the host can tell; null where it cannot. */
export interface CallOrigin {
  readonly address: string | null
  readonly userAgent: string | null
}

/** What a host gives to the shop. Everything that is not a rule comes from here, time and chance included. */
export interface Backend {
  readonly store: Store
  readonly passwords: Passwords
  /** Now, as ISO 8601 in UTC with milliseconds. */
  now(): string
  /** A new UUIDv7. */
  newId(): string
  /** 256 random bits, URL-safe. */
  newSecret(): string
  /** SHA-256 of a text, for what must be found again but not read. */
  digest(text: string): Promise<string>
  /** Null where nobody but the owner of the browser can try. */
  readonly limits: AttemptLimits | null
  /** Null where accounts have no second factor. */
  readonly oneTimeCodes: OneTimeCodes | null
  /** Whether the host delivers what stands in the outbox; without it nothing is put there. */
  readonly sendsMail: boolean
  /** Whether `password` is among those that everybody tries first; null where that is not asked. */
  readonly isCommonPassword: ((password: string) => boolean) | null
}

/** What a host gives to one call. */
export interface CallHost {
  readonly sessionToken: SessionToken
  /** An API key that came with the call, in place of a session. */
  readonly apiKey: string | null
  readonly client: CallOrigin
  /** What the caller names this request, so that sending it again has no second effect. */
  readonly idempotencyKey: string | null
  /** Told who was let through, for the host's log; null: a visitor. */
  readonly onActor?: (actor: Actor | null) => void
}

/** One call: the shop, and who is asking (null: a visitor). */
export interface Call extends Backend, CallHost {
  readonly actor: Actor | null
}

/** A call that the access check has let through as signed in. */
export interface SignedInCall extends Call {
  readonly actor: Actor
}
