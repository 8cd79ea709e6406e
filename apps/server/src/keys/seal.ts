import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * `text` for nobody but who has `key` (32 bytes), in base64url: nonce, ciphertext, tag. `owner` is not part of it, but
 * what was sealed for one owner opens for no other.
 */
export function seal(key: Buffer, text: string, owner: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url')
}

/** What `seal` was given. Throws when it was sealed with another key or for another owner, or was changed since. */
export function open(key: Buffer, sealed: string, owner: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const end = bytes.length - TAG_BYTES
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(owner))
  decipher.setAuthTag(bytes.subarray(end))
  return Buffer.concat([
    decipher.update(bytes.subarray(NONCE_BYTES, end)),
    decipher.final(),
  ]).toString('utf8')
}
