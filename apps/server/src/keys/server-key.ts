import { hkdfSync } from 'node:crypto'

/** What a key may be derived for. Two purposes never share one, so that what is sealed for one says nothing about another. */
export type KeyPurpose =
  /** AES-256-GCM of every secret that a row keeps. */
  | 'secret-seal'
  /** The same of second factors, as they were sealed before there were other secrets. */
  | 'second-factor-seal'
  /** HMAC-SHA-256 of cookies that recognise a browser. */
  | 'device-cookie'
  /** HMAC-SHA-256 that makes the secret of a mailed link of its id, so that the same link can be mailed again. */
  | 'reset-link'
  /** The mark in the database; see `check-server-key.ts`. */
  | 'key-check'
  /** By what a sealed text names its key. */
  | 'key-id'

/** The secret that is kept outside the database. It is used for nothing by itself. */
export interface ServerKey {
  /** 32 bytes for one purpose, always the same (HKDF, RFC 5869, with SHA-256). */
  derive(purpose: KeyPurpose): Buffer
  /** Those that were in its place before: they open, but seal nothing any more. */
  readonly earlier: readonly ServerKey[]
}

const KEY_BYTES = 32

/** `secret`: at least 32 random characters, as is each of those of before. */
export function createServerKey(secret: string, earlier: readonly string[] = []): ServerKey {
  return {
    derive: (purpose) =>
      Buffer.from(hkdfSync('sha256', secret, '', `hostfront ${purpose}`, KEY_BYTES)),
    earlier: earlier.filter((other) => other !== secret).map((other) => createServerKey(other)),
  }
}

/** The key of now and those of before. */
export const allKeys = (key: ServerKey): readonly ServerKey[] => [key, ...key.earlier]
