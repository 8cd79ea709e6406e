import type { Actor } from '@hostfront/domain/accounts/actor'
import type { GatewayKind } from '@hostfront/domain/gateways/gateway'
import type { Panel, PanelKind } from '@hostfront/domain/provisioning/panel'
import type { ClockFault } from '@hostfront/domain/services/clock'
import type { Gateway, GatewayAccess } from '@hostfront/providers/gateway-port'
import type { PanelAccess, Provider } from '@hostfront/providers/port'
import type { CollectionName } from '@hostfront/store/collections'
import type { FileBytes } from '@hostfront/store/file-bytes'
import type { Store } from '@hostfront/store/port'
import type { LimitedAction } from './limited-action.ts'

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

/** Whether this machine's clock can be believed, as of the last look. */
export interface ClockWatch {
  /**
   * Null: nothing speaks against it. A jump since the last look counts as a fault until somebody looks. Asks nobody, so it
   * may be called inside a transaction.
   */
  fault(): ClockFault | null
  /** Looks again: to be done at the start and every few seconds. Throws what the database says when it cannot be asked. */
  look(): Promise<ClockFault | null>
  /** Looks again if the clock has jumped since the last look; else asks nobody. Throws nothing: the fault stays. */
  lookAfterJump(): Promise<void>
}

/** An account, as it is tried from one place. */
export interface AccountFrom {
  readonly account: string
  /** Or the id of a browser that is known, or of an open session: it is counted as it is. */
  readonly address: string
}

/** Counts attempts, shared by all replicas. */
export interface AttemptLimits {
  /** Counts one attempt of `key`. Answers 0, or the seconds to wait when there were too many. */
  take(action: LimitedAction, key: string | AccountFrom): Promise<number>
  /** The seconds that `key` has to wait, 0 where it may try. Counts nothing. */
  waitOf(action: LimitedAction, key: string | AccountFrom): Promise<number>
  /** Takes the last attempt back, for one that was none. */
  giveBack(action: LimitedAction, key: string | AccountFrom): Promise<void>
  /** Forgets the attempts of `key`, after one that succeeded. */
  forget(action: LimitedAction, key: string | AccountFrom): Promise<void>
  /** Forgets what was tried at `account`, from everywhere, as far as the host can find it again. */
  forgetAccount(account: string): Promise<void>
  /** How often `key` has been counted within the hour, this time included. Counted by each replica for itself. */
  count(key: string): Promise<number>
}

/** Texts that nobody but this shop's server can have written. */
export interface Marks {
  /** 256 bits for a text, URL-safe: always the same, and another for every purpose. */
  make(purpose: MarkPurpose, text: string): string
  /** Whether `mark` is the one for `text`, in a time that does not reveal how near it is. */
  isRight(purpose: MarkPurpose, text: string, mark: string): boolean
}

export type MarkPurpose = 'device-cookie' | 'reset-link'

/** Where a host keeps, in the caller's browser, which accounts have signed in there. Logging out leaves it. */
export interface BrowserMark {
  get(): string | null
  set(text: string): void
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

/** The field that a sealed secret is in: copied to another it does not open. */
export interface SecretPlace {
  readonly collection: CollectionName
  /** Of the row. */
  readonly id: string
  readonly field: string
}

/** Seals what the schema of a row calls a secret. A sealed text says when it was set and by which key, nothing else. */
export interface Secrets {
  /** `text` for that place, as of `setAt`. */
  seal(place: SecretPlace, text: string, setAt: string): string
  /**
   * What was sealed. `owner` is the account that secrets of before were bound to; those from before there was a key are
   * answered as they are. Throws when it was sealed for another place or by a key that is not known.
   */
  open(place: SecretPlace, kept: string, owner?: string): string
  /** When it was set; null where that is not kept. */
  setAtOf(kept: string): string | null
  /** Whether `seal` would seal it so today: else it is opened and sealed anew at the next start. */
  isCurrent(kept: string): boolean
}

/** The panels that a host can speak to. */
export interface Providers {
  readonly kinds: readonly PanelKind[]
  /** Of one of those kinds; what speaks to a panel may be loaded with the first that is opened. */
  open(kind: PanelKind, panel: PanelAccess): Provider | Promise<Provider>
  /** Resolves when as much as one look takes may be asked of that panel. */
  pace(panel: Pick<Panel, 'id' | 'requestsPerMinute'>): Promise<void>
  /** Whether so little was asked of it lately that what nobody depends on may be, too. */
  hasRoom(panel: Pick<Panel, 'id' | 'requestsPerMinute'>): boolean
  /** In [0, 1). */
  chance(): number
  /** Resolves after so many ms: whoever looks for what is due looks again. */
  pause(milliseconds: number): Promise<void>
  /** Longer than one call takes, in ms: whoever has not written by then what came of it is taken to be gone. */
  readonly claimMs: number
}

/** The gateways that a host can speak to, which can speak to it. */
export interface Gateways {
  readonly kinds: readonly GatewayKind[]
  /** Of one of those kinds; what speaks to it may be loaded with the first that is opened. */
  open(kind: GatewayKind, access: GatewayAccess): Gateway | Promise<Gateway>
  /** Where people and gateways reach the shop, without a slash at its end. */
  readonly shopAddress: string
}

/** Who calls, as far as the host knows; null where it does not. */
export interface CallOrigin {
  readonly address: string | null
  readonly userAgent: string | null
}

/** What a host gives to the shop. Everything that is not a rule comes from here, time and chance included. */
export interface Backend {
  readonly store: Store
  /** The bytes of files, beside their rows. */
  readonly files: FileBytes
  readonly passwords: Passwords
  /** Now, as ISO 8601 in UTC with milliseconds. */
  now(): string
  /** Whether `now` can be believed. */
  readonly clock: ClockWatch
  /** A new UUIDv7. */
  newId(): string
  /** 256 random bits, URL-safe. */
  newSecret(): string
  /** SHA-256 of a text, for what must be found again but not read. */
  digest(text: string): Promise<string>
  /** SHA-256 of bytes, hexadecimal. */
  digestBytes(bytes: Uint8Array): Promise<string>
  /** Null where nobody but the owner of the browser can try. */
  readonly limits: AttemptLimits | null
  /** Null where there is no key that the caller does not have. */
  readonly marks: Marks | null
  /** Null where there is no key to seal with: then no secret is kept at all. */
  readonly secrets: Secrets | null
  /** Null where accounts have no second factor. It needs `secrets`. */
  readonly oneTimeCodes: OneTimeCodes | null
  readonly providers: Providers
  /** Null where no other machine takes money for the shop: none could reach it. */
  readonly gateways: Gateways | null
  /** Whether the host has registers asked for what customers say of themselves, see `checkVatNumber`; without it nothing is queued for them. */
  readonly asksRegisters: boolean
  /** Whether the host delivers mails; without it none are queued. */
  readonly sendsMail: boolean
  /** Whether `password` is among those that everybody tries first; null where that is not asked. */
  readonly isCommonPassword: ((password: string) => boolean) | null
  /** Whether strangers can reach it: then a new shop is no demo, but empty and closed until its team opens it. */
  readonly isPublic: boolean
}

/** What a host gives to one call. */
export interface CallHost {
  readonly sessionToken: SessionToken
  /** Left out where a browser is not recognised, and for programs. */
  readonly browserMark?: BrowserMark
  /** An API key that came with the call, in place of a session. */
  readonly apiKey: string | null
  readonly client: CallOrigin
  /** What the caller names this request, so that sending it again has no second effect. */
  readonly idempotencyKey: string | null
  /** Called with who was let through, for the host's log; null: a visitor. */
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

/** Who brings a change about, from where: somebody who is signed in, or the shop itself, as for what a gateway tells it. */
export interface Cause extends Pick<Backend, 'now' | 'newId' | 'sendsMail'> {
  readonly client?: CallOrigin
  readonly actor: Pick<Actor, 'id'> | null
}
