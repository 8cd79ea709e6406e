import { createHash, randomBytes, randomFillSync } from 'node:crypto'
import { v7 } from 'uuid'

const BYTES_OF_ID = 16
// An order makes a dozen ids, and each draw of random bytes costs as much as a small row: they are drawn for many at once.
const drawn = Buffer.alloc(BYTES_OF_ID * 256)
let used = drawn.length
let lastMs = 0
let countInMs = 0

/** A new UUIDv7, above all that this process made before. */
export const newId = (): string => {
  if (used === drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  const random = drawn.subarray(used, used + BYTES_OF_ID)
  used += BYTES_OF_ID
  const now = Date.now()
  if (now > lastMs) {
    lastMs = now
    // 31 bits: the count of a millisecond does not leave its 32.
    countInMs = random.readUInt32BE(0) >>> 1
  } else countInMs += 1
  return v7({ random, msecs: lastMs, seq: countInMs })
}

const SECRET_BYTES = 32

/** 256 random bits, base64url. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')

/** SHA-256 of bytes, hexadecimal. */
export const digestBytes = async (bytes: Uint8Array): Promise<string> =>
  createHash('sha256').update(bytes).digest('hex')

/** SHA-256 of a text in hexadecimal, as the embedded edition writes it. */
export const digest = async (text: string): Promise<string> =>
  createHash('sha256').update(text).digest('hex')
