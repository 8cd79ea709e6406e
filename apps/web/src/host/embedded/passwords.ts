import type { Passwords } from '@hostfront/backend/call/context'

const ITERATIONS = 600_000
const SALT_BYTES = 16
const HASH_BYTES = 32
const PREFIX = 'pbkdf2-sha256'

/** PBKDF2-SHA-256 as `$pbkdf2-sha256$i=600000$<salt>$<hash>` in base64, about 100 ms in a browser. */
export const passwords: Passwords = {
  async hash(password) {
    const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
    const hash = await derive(password, salt, ITERATIONS)
    return `$${PREFIX}$i=${ITERATIONS}$${toBase64(salt)}$${toBase64(hash)}`
  },

  async verify(password, stored) {
    const [, prefix, parameters, salt, hash] = stored.split('$')
    const iterations = Number(/^i=(\d{1,8})$/.exec(parameters ?? '')?.[1])
    if (prefix !== PREFIX || !iterations || !salt || !hash) return false
    return isSame(await derive(password, fromBase64(salt), iterations), fromBase64(hash))
  },

  isStale: (stored) => !stored.startsWith(`$${PREFIX}$i=${ITERATIONS}$`),
}

async function derive(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<Uint8Array> {
  const secret = new TextEncoder().encode(password.normalize('NFKC'))
  if (!crypto.subtle) return deriveInPlainCode(secret, salt, iterations)
  const key = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    key,
    HASH_BYTES * 8,
  )
  return new Uint8Array(bits)
}

/** Plain http has no `crypto.subtle`; the same function, a few seconds slower. */
async function deriveInPlainCode(
  secret: Uint8Array,
  salt: Uint8Array,
  iterations: number,
): Promise<Uint8Array> {
  const [{ pbkdf2Async }, { sha256 }] = await Promise.all([
    import('@noble/hashes/pbkdf2.js'),
    import('@noble/hashes/sha2.js'),
  ])
  return pbkdf2Async(sha256, secret, salt, { c: iterations, dkLen: HASH_BYTES })
}

/** Compares all bytes whatever the first difference, so that timing reveals nothing. */
function isSame(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length
  for (let index = 0; index < a.length; index++) difference |= (a[index] ?? 0) ^ (b[index] ?? 0)
  return difference === 0
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
