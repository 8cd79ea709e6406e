import { v7 } from 'uuid'

/** A new UUIDv7; made from `getRandomValues`, which plain http has too. */
export const newId = (): string => v7()

const SECRET_BYTES = 32

/** 256 random bits, base64url. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
