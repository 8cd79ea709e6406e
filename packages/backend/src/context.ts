import type { Actor } from '@hostfront/domain/accounts/permissions'
import type { Store } from '@hostfront/store/port'

/** Slow salted hashing; a hash carries its algorithm and parameters in front. Never called inside a transaction. */
export interface Passwords {
  hash(password: string): Promise<string>
  verify(password: string, hash: string): Promise<boolean>
}

/** Where the host keeps the caller's session token: a cookie on a server, the browser's storage in the page. */
export interface SessionToken {
  get(): string | null
  set(token: string, expiresAt: string): void
  clear(): void
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
}

/** One call: the shop, and who is asking (null: a visitor). */
export interface Call extends Backend {
  readonly sessionToken: SessionToken
  readonly actor: Actor | null
}

/** A call that the access check has let through as signed in. */
export interface SignedInCall extends Call {
  readonly actor: Actor
}
