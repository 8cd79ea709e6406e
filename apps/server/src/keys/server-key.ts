import { hkdfSync } from 'node:crypto'

/** What a key may be derived for. Two purposes never share one, so that what is sealed for one says nothing about another. */
export type KeyPurpose =
  /** AES-256-GCM of the secrets of second factors. */
  | 'second-factor-seal'
  /** HMAC-SHA-256 of cookies that tell a browser again. */
  | 'device-cookie'
  /** HMAC-SHA-256 that makes the secret of a mailed link of its id, so that the same link can be mailed again. */
  | 'reset-link'
  /** The mark in the database; see `check-server-key.ts`. */
  | 'key-check'

/** The secret that stands outside the database. It is used for nothing by itself. */
export interface ServerKey {
  /** 32 bytes for one purpose, always the same (HKDF, RFC 5869, with SHA-256). */
  derive(purpose: KeyPurpose): Buffer
}

const KEY_BYTES = 32

/** `secret`: at least 32 random characters. */
export function createServerKey(secret: string): ServerKey {
  return {
    derive: (purpose) =>
      Buffer.from(hkdfSync('sha256', secret, '', `hostfront ${purpose}`, KEY_BYTES)),
  }
}
