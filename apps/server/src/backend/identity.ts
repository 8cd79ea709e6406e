import { createHash, randomBytes } from 'node:crypto'
import { v7 } from 'uuid'

/** A new UUIDv7. */
export const newId = (): string => v7()

const SECRET_BYTES = 32

/** 256 random bits, base64url. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')

/** SHA-256 of bytes, hexadecimal. */
export const digestBytes = async (bytes: Uint8Array): Promise<string> =>
  createHash('sha256').update(bytes).digest('hex')

/** SHA-256 of a text in hexadecimal, as the embedded edition writes it. */
export const digest = async (text: string): Promise<string> =>
  createHash('sha256').update(text).digest('hex')
